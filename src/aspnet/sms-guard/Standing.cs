#nullable disable
namespace EvPortalWidgets
{
    /// <summary>How well the site knows who asks for a code.</summary>
    internal enum Standing { Stranger, KnownNumber, KnownBrowser }
}
