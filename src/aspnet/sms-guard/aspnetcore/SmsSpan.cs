using System.Diagnostics;

namespace EvPortalWidgets;

/// <summary>A part of what the guard does, as a trace shows it.</summary>
/// <param name="span">It has begun.</param>
/// <param name="tell">Calls listeners of the site, which may fail.</param>
internal sealed class SmsSpan(Activity span, Action<Action> tell) : IDisposable
{
    public void Fail() => span.SetStatus(ActivityStatusCode.Error);

    public void Dispose()
    {
        tell(span.Dispose);
        // A listener that fails leaves it the current one.
        if (Activity.Current == span) Activity.Current = span.Parent;
    }
}
