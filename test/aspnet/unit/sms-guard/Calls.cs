using Xunit;

/// <summary>Many calls, and how many of them have which outcome.</summary>
internal static class Calls
{
    /// <summary>Makes one call after the other.</summary>
    public static async Task<List<T>> Make<T>(int times, Func<int, Task<T>> call)
    {
        List<T> outcomes = [];
        for (var at = 0; at < times; at++) outcomes.Add(await call(at));
        return outcomes;
    }

    /// <summary>Makes all calls in threads of their own, so that they meet.</summary>
    public static async Task<IReadOnlyList<T>> AtOnce<T>(int times, Func<Task<T>> call) =>
        await Task.WhenAll(Enumerable.Range(0, times).Select(_ => Task.Run(call)));

    /// <summary>Makes one call after the other, of which so many have an outcome.</summary>
    public static async Task Have<T>(int wanted, T outcome, int of, Func<int, Task<T>> call) => Have(wanted, outcome, await Make(of, call));

    public static void Have<T>(int wanted, T outcome, IReadOnlyCollection<T> outcomes)
    {
        var found = outcomes.GroupBy(each => each).Select(each => each.Count() + " " + each.Key);
        Assert.True(
            outcomes.Count(each => Equals(each, outcome)) == wanted,
            $"Of {outcomes.Count} calls {wanted} should be: {outcome}\nThey are: {string.Join(", ", found)}");
    }
}
