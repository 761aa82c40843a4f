#nullable disable
using System.Collections.Generic;
using System.Linq;
using System.Net;

namespace EvPortalWidgets
{
    /// <summary>
    /// Notices that visitors come through a public proxy that the site has not named: all of them share its limits then. The header of one
    /// visitor proves nothing, because anybody can send it.
    /// </summary>
    internal sealed class UnnamedProxies
    {
        private const int Calls = 50;
        private const int MostProxies = 10;
        private static readonly string[] Headers = { "X-Forwarded-For", "Forwarded", "CF-Connecting-IP" };

        // For each of the last calls the address that may be that of a proxy, or null.
        private readonly Queue<IPAddress> last = new Queue<IPAddress>();

        /// <summary>Whether most of the last calls were for other visitors.</summary>
        public bool AreLikely
        {
            get
            {
                lock (last)
                {
                    var proxies = last.Where(address => address != null).ToList();
                    return proxies.Count > Calls / 2 && proxies.Distinct().Count() <= MostProxies;
                }
            }
        }

        /// <summary>Notes a call and the address that counts. Logs once that most of the last calls were for other visitors.</summary>
        public void Note(SmsCall call, IPAddress counted, WidgetLog log)
        {
            var header = Headers.FirstOrDefault(name => !string.IsNullOrEmpty(call.Header(name)));
            var isForAnother = header != null && !counted.Equals(ClientAddress.Parse(call.Header(header).Split(',')[0]));
            lock (last)
            {
                last.Enqueue(isForAnother ? counted : null);
                if (last.Count > Calls) last.Dequeue();
            }
            if (isForAnother && AreLikely) log.Once(SmsEvents.UnnamedProxy, counted, header);
        }
    }
}
