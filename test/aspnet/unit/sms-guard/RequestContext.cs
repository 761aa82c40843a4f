using System.Collections.Concurrent;

/// <summary>One thread with a context, as a request of ASP.NET on .NET Framework has it.</summary>
internal sealed class RequestContext : SynchronizationContext
{
    private readonly BlockingCollection<Action> work = new BlockingCollection<Action>();

    public override void Post(SendOrPostCallback call, object state) => work.Add(() => call(state));

    /// <summary>Runs an action in the context. Gives what it gives, or that it has not ended after five seconds.</summary>
    public static string Run(Func<Task<string>> act)
    {
        var context = new RequestContext();
        var result = new TaskCompletionSource<string>();
        var thread = new Thread(() =>
        {
            SetSynchronizationContext(context);
            context.work.Add(async () => result.SetResult(await act()));
            foreach (var next in context.work.GetConsumingEnumerable()) next();
        }) { IsBackground = true };
        thread.Start();
        return result.Task.Wait(TimeSpan.FromSeconds(5)) ? result.Task.Result : "waits for ever";
    }
}
