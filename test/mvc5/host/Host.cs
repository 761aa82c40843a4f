using System;
using System.IO;
using System.Threading;
using System.Web.Hosting;

/// <summary>
/// A web server for an ASP.NET site under Mono, where there is no IIS: mono bin/Host.exe [folder of the site]. Host.exe must
/// be in the site's bin folder, because the site runs in its own AppDomain, which loads Host.exe from there. It prints its
/// address, restarts the site when its Web.config changes, and ends when its standard input is closed.
/// </summary>
public static class Host
{
    public static int Main(string[] arguments)
    {
        var root = Path.GetFullPath(arguments[0]).TrimEnd('/') + "/";
        new Thread(() => Serve(root)) { IsBackground = true }.Start();
        Console.In.ReadToEnd();
        // Without this, the process would not end while a site is being compiled.
        Environment.Exit(0);
        return 0;
    }

    private static void Serve(string root)
    {
        var port = 0;
        while (true)
        {
            var site = (Site)ApplicationHost.CreateApplicationHost(typeof(Site), "/", root);
            var first = port == 0;
            port = site.Listen(port);
            if (first) Console.WriteLine("Now listening on: http://127.0.0.1:" + port);
            try
            {
                site.WaitForEnd();
            }
            catch (AppDomainUnloadedException)
            {
            }
            Console.WriteLine("The site restarts");
        }
    }
}
