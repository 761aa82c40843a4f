/// <summary>How often something happened in the worst hour, or the worst day.</summary>
internal static class Peak
{
    /// <summary>The most of these times, one after the other, in a span of this length.</summary>
    public static int Of(List<TimeSpan> times, TimeSpan length)
    {
        var most = 0;
        for (int first = 0, last = 0; last < times.Count; last++)
        {
            while (times[last] - times[first] >= length) first++;
            most = Math.Max(most, last - first + 1);
        }
        return most;
    }
}
