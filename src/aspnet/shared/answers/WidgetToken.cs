namespace EvPortalWidgets;

/// <summary>How the widgets send the antiforgery token of the page.</summary>
internal static class WidgetToken
{
    /// <summary>The field of the page that has the token, and the field of a form that sends it.</summary>
    public const string Field = "__RequestVerificationToken";

    /// <summary>The header that sends the token, with JSON and with a form.</summary>
    public const string Header = "RequestVerificationToken";
}
