using System.Collections.Concurrent;

/// <summary>One thread with a context, as a request of ASP.NET on .NET Framework has it.</summary>
internal sealed class RequestContext : SynchronizationContext
{
    private readonly BlockingCollection<Action> work = new BlockingCollection<Action>();

    public override void Post(SendOrPostCallback call, object state) => work.Add(() => call(state));

    /// <summary>Runs an action in the context. An action that waits for ever is an error after five seconds.</summary>
    public static Task Run(Func<Task> act)
    {
        RequestContext context = new();
        TaskCompletionSource ended = new(TaskCreationOptions.RunContinuationsAsynchronously);
        Thread thread = new(() =>
        {
            SetSynchronizationContext(context);
            context.work.Add(async () =>
            {
                try
                {
                    await act();
                    ended.SetResult();
                }
                catch (Exception error)
                {
                    ended.SetException(error);
                }
            });
            foreach (var next in context.work.GetConsumingEnumerable()) next();
        }) { IsBackground = true };
        thread.Start();
        return ended.Task.WaitAsync(TimeSpan.FromSeconds(5));
    }
}
