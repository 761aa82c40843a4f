namespace Portal;

/// <summary>For a year what is asked for by its hash, <c>?v=…</c>; the rest is asked after each time.</summary>
public static class StaticFileCaching
{
    public static readonly StaticFileOptions Options = new()
    {
        OnPrepareResponse = file => file.Context.Response.Headers.CacheControl =
            file.Context.Request.Query.ContainsKey("v") ? "public, max-age=31536000, immutable" : "no-cache",
    };
}
