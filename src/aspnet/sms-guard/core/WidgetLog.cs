using System.Collections.Concurrent;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>Writes to the log of the site.</summary>
internal sealed class WidgetLog(Action<WidgetEvent, object?[], Exception?> write)
{
    private readonly ConcurrentDictionary<string, bool> subjects = new();

    /// <summary>Without what begins a new line: otherwise a visitor could write lines into the log, for example by an address.</summary>
    public static string Plain(string text) => Regex.Replace(text, @"[\p{Cc}\p{Cf}\u2028\u2029]", " ");

    /// <summary>Logs an event.</summary>
    public void Write(WidgetEvent what, params object?[] values) => Write(what, values, null);

    /// <summary>Logs an event with its exception. The message of it is the last value of the text.</summary>
    public void Failed(WidgetEvent what, Exception error, params object?[] values) => Write(what, [.. values, error.Message], error);

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

    /// <summary>Whether this is the first question about a subject.</summary>
    public bool IsNew(string subject) => subjects.TryAdd(subject, true);

    /// <summary>Whether a state differs from the one before. At the start no state is on.</summary>
    public bool HasChanged(string state, bool isOn) => isOn ? subjects.TryAdd(state, true) : subjects.TryRemove(state, out _);

    private void Write(WidgetEvent what, object?[] values, Exception? error)
    {
        try
        {
            write(what, Array.ConvertAll(values, value => value is string text ? Plain(text) : value), error);
        }
        catch (Exception)
        {
            // A log that fails, for example because the disk is full, refuses no visitor.
        }
    }
}
