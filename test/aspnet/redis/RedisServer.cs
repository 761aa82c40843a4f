using System;
using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Threading;

/// <summary>A Redis server of its own, that keeps nothing on the disk, with the policy of the guide.</summary>
internal sealed class RedisServer : IDisposable
{
    private readonly int port;
    private Process process;

    public RedisServer()
    {
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        port = ((IPEndPoint)listener.LocalEndpoint).Port;
        listener.Stop();
    }

    public string Address => "127.0.0.1:" + port;

    public RedisServer Start()
    {
        process = Process.Start(new ProcessStartInfo("redis-server", "--port " + port + " --bind 127.0.0.1 --save \"\" --appendonly no --maxmemory-policy volatile-ttl")
        {
            RedirectStandardOutput = true,
        });
        var isReady = new ManualResetEventSlim();
        process.OutputDataReceived += (_, line) =>
        {
            if (line.Data?.Contains("Ready to accept connections") == true) isReady.Set();
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
