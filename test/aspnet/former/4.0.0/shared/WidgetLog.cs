using System.Collections.Concurrent;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>Writes to the log of the site.</summary>
internal sealed class WidgetLog(Action<WidgetEvent, object?[]> write)
{
    private readonly ConcurrentDictionary<string, bool> subjects = new();

    /// <summary>Logs an event.</summary>
    public void Write(WidgetEvent what, params object?[] values)
    {
        try
        {
            write(what, Array.ConvertAll(values, Plain));
        }
        catch (Exception)
        {
            // A log that fails, for example because the disk is full, refuses no visitor.
        }
    }

    /// <summary>Logs an event once, not for each request.</summary>
    public void Once(WidgetEvent what, params object?[] values)
    {
        if (IsNew(what.Name)) Write(what, values);
    }

    /// <summary>Logs an event once for each list of values.</summary>
    public void OnceEach(WidgetEvent what, params object?[] values)
    {
        if (IsNew(what.Text(values))) Write(what, values);
    }

    /// <summary>Without what begins a new line: otherwise a visitor could write lines into the log, for example by an address.</summary>
    private static object? Plain(object? value) =>
        value is string text ? Regex.Replace(text, @"[\p{Cc}\p{Cf}\u2028\u2029]", " ") : value;

    /// <summary>Whether this is the first question about a subject.</summary>
    public bool IsNew(string subject) => subjects.TryAdd(subject, true);

    /// <summary>Whether a state is on.</summary>
    public bool IsOn(string state) => subjects.ContainsKey(state);

    /// <summary>Whether a state differs from the one before. At the start no state is on.</summary>
    public bool HasChanged(string state, bool isOn) => isOn ? subjects.TryAdd(state, true) : subjects.TryRemove(state, out _);
}
