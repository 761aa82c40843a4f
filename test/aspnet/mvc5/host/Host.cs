using System;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Threading;
using System.Web;
using System.Web.Hosting;
using System.Web.Security;

/// <summary>
/// A web server for an ASP.NET site under Mono, where there is no IIS: mono bin/Host.exe [folder of the site] [port, or 0 for any] [path].
/// Host.exe must be in the site's bin folder, because the site runs in its own AppDomain, which loads Host.exe from there. It prints its
/// address, and ends when its standard input is closed.
/// </summary>
public sealed class Host : MarshalByRefObject
{
    public static void Main(string[] arguments)
    {
        var root = Path.GetFullPath(arguments[0]).TrimEnd('/') + "/";
        var site = (Host)ApplicationHost.CreateApplicationHost(typeof(Host), arguments[2], root);
        Console.WriteLine("Now listening on: http://127.0.0.1:" + site.Listen(int.Parse(arguments[1])));
        Console.In.ReadToEnd();
        // Without this, the process would not end while a site is being compiled.
        Environment.Exit(0);
    }

    public override object InitializeLifetimeService()
    {
        return null;
    }

    /// <summary>Listens in the site's own AppDomain. Returns the port.</summary>
    private int Listen(int port)
    {
        // Mono creates its keys without a lock. If the first visitors sign in at the same time, one of them would get a ticket
        // that cannot be read.
        FormsAuthentication.Decrypt(FormsAuthentication.Encrypt(new FormsAuthenticationTicket("", false, 1)));
        var probe = new TcpListener(IPAddress.Loopback, port);
        probe.Start();
        port = ((IPEndPoint)probe.LocalEndpoint).Port;
        probe.Stop();
        // A browser may close its connection before the answer is complete.
        var listener = new HttpListener { IgnoreWriteExceptions = true };
        listener.Prefixes.Add("http://127.0.0.1:" + port + "/");
        listener.Start();
        new Thread(() =>
        {
            while (true)
            {
                var context = listener.GetContext();
                ThreadPool.QueueUserWorkItem(_ => HttpRuntime.ProcessRequest(new Request(context)));
            }
        }) { IsBackground = true }.Start();
        return port;
    }
}
