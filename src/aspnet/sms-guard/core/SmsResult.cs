using System.Diagnostics.CodeAnalysis;

namespace EvPortalWidgets;

/// <summary>Whether an SMS was sent, or whether a password can be checked. A test of the site can make one.</summary>
public sealed class SmsResult
{
    private SmsResult()
    {
    }

    /// <summary>It was refused.</summary>
    /// <param name="refusal">Why.</param>
    public SmsResult(SmsRefusal refusal) => Refusal = refusal ?? throw new ArgumentNullException(nameof(refusal));

    /// <summary>The SMS was sent, or the password can be checked.</summary>
    public static SmsResult Allowed { get; } = new();

    /// <summary>Whether no SMS was sent, or the password must not be checked.</summary>
    [MemberNotNullWhen(true, nameof(Refusal))]
    public bool IsRefused => Refusal is not null;

    /// <summary>Why no SMS was sent, or why the password must not be checked. Null if nothing was refused.</summary>
    public SmsRefusal? Refusal { get; }
}
