using Xunit;

/// <summary>The lines of a log. A test can wait for them.</summary>
internal sealed class Lines
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);
    private readonly List<string> all = [];
    private TaskCompletionSource? come;
    private int awaited;

    public IReadOnlyList<string> All
    {
        get
        {
            lock (all) return [.. all];
        }
    }

    public void Add(string line)
    {
        lock (all)
        {
            all.Add(line);
            if (all.Count == awaited) come!.SetResult();
        }
    }

    public int Count(string text) => All.Count(line => line.Contains(text));

    /// <summary>The log has so many lines with a text.</summary>
    public void Have(int times, string text)
    {
        var found = Count(text);
        Assert.True(found == times, $"Lines of the log with this text: {times} wanted, {found} found: {text}\nThe whole log:\n{string.Join("\n", All)}");
    }

    /// <summary>Ends as soon as the log has so many lines.</summary>
    public Task Come(int count)
    {
        lock (all)
        {
            if (all.Count >= count) return Task.CompletedTask;
            awaited = count;
            come = new(TaskCreationOptions.RunContinuationsAsynchronously);
            return come.Task.WaitAsync(Patience);
        }
    }
}
