using System.Threading.Tasks;
using System.Web.Mvc;
using EvPortalWidgets;
using StackExchange.Redis;

namespace Portal.Controllers
{
    /// <summary>Checks the store as a test of a site does, with a connection of its own.</summary>
    public class HomeController : Controller
    {
        public async Task<string> Check(string redis)
        {
            using (var connection = await ConnectionMultiplexer.ConnectAsync(redis))
                await SmsStoreCheck.Run(new SmsRedisCounters(connection, "another secret"), new SmsRedisCodes(connection, "another secret"));
            return "kept";
        }
    }
}
