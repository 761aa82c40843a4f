namespace EvPortalWidgets;

/// <summary>Sees what the guard does, for the figures of a platform. It throws nothing, and learns no number, address or account.</summary>
internal interface ISmsObserver
{
    /// <summary>Something happened. The reason is empty if the figure has none.</summary>
    void Count(SmsFigure figure, string reason);

    /// <summary>Something took a time. The reason says why it has failed, and is empty if it has not.</summary>
    void Measure(SmsFigure figure, TimeSpan time, string reason = "");

    /// <summary>A visitor asks for a code. What is returned is disposed of when the answer is known.</summary>
    IDisposable? BeginCode();
}
