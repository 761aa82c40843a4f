namespace EvPortalWidgets;

public static partial class WidgetTexts
{
    private static readonly AsyncLocal<WidgetResources?> OfRequest = new();

    /// <summary>The texts of the host that answers this request: a process can have several, as a test has.</summary>
    internal static WidgetResources? OfSite
    {
        private get => OfRequest.Value;
        set => OfRequest.Value = value;
    }
}
