using System;
using System.Net;
using System.Net.Sockets;
using System.Threading;
using System.Web;
using System.Web.Hosting;
using System.Web.Security;

/// <summary>Takes requests in the site's own AppDomain.</summary>
public sealed class Site : MarshalByRefObject, IRegisteredObject
{
    private readonly ManualResetEvent ended = new ManualResetEvent(false);
    private HttpListener listener;

    public override object InitializeLifetimeService()
    {
        return null;
    }

    /// <summary>Listens on a port and returns its number. 0 means any free port.</summary>
    public int Listen(int port)
    {
        HostingEnvironment.RegisterObject(this);
        // Mono creates its keys without a lock. If the first visitors sign in at the same time, one of them would get a ticket
        // that cannot be read.
        FormsAuthentication.Decrypt(FormsAuthentication.Encrypt(new FormsAuthenticationTicket("", false, 1)));
        for (var wanted = port; ; wanted = port)
        {
            if (wanted == 0) wanted = FreePort();
            listener = new HttpListener();
            listener.Prefixes.Add("http://127.0.0.1:" + wanted + "/");
            try
            {
                listener.Start();
            }
            catch (SocketException)
            {
                // Another process took the free port first. The port of a restarted site becomes free again soon.
                continue;
            }
            new Thread(Accept) { IsBackground = true }.Start();
            return wanted;
        }
    }

    public void WaitForEnd()
    {
        ended.WaitOne();
    }

    /// <summary>ASP.NET calls this when the site must restart.</summary>
    public void Stop(bool immediate)
    {
        if (listener.IsListening) listener.Stop();
        HostingEnvironment.UnregisterObject(this);
        ended.Set();
    }

    private static int FreePort()
    {
        var probe = new TcpListener(IPAddress.Loopback, 0);
        probe.Start();
        var port = ((IPEndPoint)probe.LocalEndpoint).Port;
        probe.Stop();
        return port;
    }

    private void Accept()
    {
        while (true)
        {
            HttpListenerContext context;
            try
            {
                context = listener.GetContext();
            }
            catch (Exception)
            {
                if (!listener.IsListening) return;
                throw;
            }
            ThreadPool.QueueUserWorkItem(_ => Answer(context));
        }
    }

    private static void Answer(HttpListenerContext context)
    {
        try
        {
            HttpRuntime.ProcessRequest(new Request(context));
        }
        catch (Exception error)
        {
            Console.WriteLine(error);
            context.Response.Abort();
        }
    }
}
