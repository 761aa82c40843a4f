using System.Collections.Concurrent;
using EvPortalWidgets;
using Xunit;

/// <summary>What a guard has counted and measured. Each reason is one that the guide names.</summary>
internal sealed class Seen : ISmsObserver
{
    private readonly ConcurrentQueue<string> counted = new();

    /// <summary>Each figure with its reason, in the order in which they came.</summary>
    public IReadOnlyList<string> Counted => [.. counted];

    /// <summary>The times of the SMS service.</summary>
    public ConcurrentQueue<TimeSpan> Times { get; } = new();

    public int Count(string figure) => counted.Count(each => each == figure);

    public void Count(SmsFigure figure, string reason)
    {
        counted.Enqueue((figure.Name + " " + reason).TrimEnd());
        Assert.True(
            figure.Reasons.Length == 0 ? reason == "" : figure.Reasons.Contains(reason),
            $"SmsFigures does not have the reason \"{reason}\" of {figure.Name}");
    }

    public void Measure(SmsFigure figure, TimeSpan time, string reason)
    {
        Times.Enqueue(time);
        Assert.True(reason == "" || figure.Reasons.Contains(reason), $"SmsFigures does not have the reason \"{reason}\" of {figure.Name}");
    }

    public IDisposable BeginCode() => null;
}
