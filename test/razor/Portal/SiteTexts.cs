namespace Portal;

/// <summary>Names the site's own resources, <c>Resources/SiteTexts.*.resx</c>.</summary>
public sealed class SiteTexts;
