using System;
using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Threading;

/// <summary>A Redis server of its own, that keeps nothing on the disk, with the policy of the guide.</summary>
internal sealed class RedisServer : IDisposable
{
    private const string OfGuide = "--save \"\" --appendonly no --maxmemory-policy volatile-ttl", Started = "Ready to accept connections";

    private readonly int port;
    private readonly string options;
    private readonly string ready;
    private Process process;

    public RedisServer()
        : this(OfGuide, Started)
    {
    }

    private RedisServer(string options, string ready)
    {
        (this.options, this.ready) = (options, ready);
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        port = ((IPEndPoint)listener.LocalEndpoint).Port;
        listener.Stop();
    }

    public string Address => "127.0.0.1:" + port;

    /// <summary>A Sentinel that knows where a server is.</summary>
    public static RedisServer SentinelOf(RedisServer server, string folder)
    {
        var file = Path.Combine(folder, "sentinel.conf");
        File.WriteAllText(file, "sentinel monitor portal 127.0.0.1 " + server.port + " 1\n");
        return new(file + " --sentinel", "+monitor master");
    }

    /// <summary>One server that is a whole cluster.</summary>
    public static RedisServer Cluster(string folder) =>
        new("--cluster-enabled yes --cluster-config-file " + Path.Combine(folder, "nodes.conf") + " " + OfGuide, Started);

    public RedisServer Start()
    {
        process = Process.Start(new ProcessStartInfo("redis-server", options + " --port " + port + " --bind 127.0.0.1")
        {
            RedirectStandardOutput = true,
        });
        var isReady = new ManualResetEventSlim();
        process.OutputDataReceived += (_, line) =>
        {
            if (line.Data?.Contains(ready) == true) isReady.Set();
        };
        process.BeginOutputReadLine();
        if (!isReady.Wait(10_000)) throw new TimeoutException("Redis has not started.");
        return this;
    }

    public void Stop()
    {
        process.Kill();
        process.WaitForExit();
    }

    /// <summary>Takes connections, and answers nothing.</summary>
    public void Pause() => Signal("STOP");

    public void GoOn() => Signal("CONT");

    public string Ask(params string[] command)
    {
        using var client = Process.Start(new ProcessStartInfo("redis-cli", "-p " + port + " " + string.Join(" ", command)) { RedirectStandardOutput = true });
        var answer = client.StandardOutput.ReadToEnd().Trim();
        client.WaitForExit();
        return answer;
    }

    public string[] Lines(params string[] command) => Ask(command).Split('\n', StringSplitOptions.RemoveEmptyEntries);

    public void Dispose()
    {
        if (process != null && !process.HasExited) Stop();
    }

    private void Signal(string name)
    {
        using var kill = Process.Start("kill", "-" + name + " " + process.Id);
        kill.WaitForExit();
    }
}
