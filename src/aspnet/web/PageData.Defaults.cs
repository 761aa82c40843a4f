namespace EvPortalWidgets;

public partial class PageData
{
    /// <summary>
    /// Creates page data with form bodies for both logins, because <c>[ValidateAntiForgeryToken]</c> reads the token only from a
    /// form. The settings <c>EvPortalWidgets:AntiforgeryHeader</c> and <c>EvPortalWidgets:AntiforgeryField</c> name the token of a
    /// site that checks it itself.
    /// </summary>
    public PageData()
    {
        BodyFormat = "form";
        Antiforgery = SiteAntiforgery.Names;
    }

    /// <summary>A copy to change: a site may use one object for several requests.</summary>
    internal PageData Copy() => (PageData)MemberwiseClone();
}
