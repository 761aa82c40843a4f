using System;

namespace EvPortalWidgets;

/// <summary>The store does not answer. What was asked of it may have happened.</summary>
internal sealed class StoreAwayException : Exception
{
    public StoreAwayException()
    {
    }

    public StoreAwayException(string message) : base(message)
    {
    }

    public StoreAwayException(string message, Exception inner) : base(message, inner)
    {
    }
}
