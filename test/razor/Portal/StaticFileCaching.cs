namespace Portal;

/// <summary>Files that are requested with their hash, <c>?v=…</c>, are cached for a year. Browsers revalidate other files.</summary>
public static class StaticFileCaching
{
    public static readonly StaticFileOptions Options = new()
    {
        OnPrepareResponse = file => file.Context.Response.Headers.CacheControl =
            file.Context.Request.Query.ContainsKey("v") ? "public, max-age=31536000, immutable" : "no-cache",
    };
}
