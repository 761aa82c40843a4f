namespace EvPortalWidgets;

/// <summary>Where codes and counts are: in Redis if a setting says so, otherwise in the memory of this process.</summary>
internal static class StoreOfSite
{
    public const string Section = "EvPortalWidgets:";
    public const string SecretAdvice =
        "Write at least 32 random characters, the same on all servers and on no other site: openssl rand -hex 32 makes some.";

    /// <summary>The store that the settings <c>Redis</c> and <c>Secret</c> name, or how to install what is missing.</summary>
    public static ISmsStore Of(string? redis, string? secret, Func<TimeSpan> clock, string install)
    {
        if (redis is null || redis.Trim().Length == 0) return new MemoryStore(clock);
        if (secret is null || secret.Trim().Length == 0)
            throw new ArgumentException(Section + "Redis needs " + Section + "Secret. " + SecretAdvice);
        const string package = "EvPortalWidgets.Redis";
        var store = Type.GetType("EvPortalWidgets.RedisStore, " + package) ?? throw new InvalidOperationException(
            Section + "Redis is set, and its package is missing: " + install + " " + package);
        // A setting that Redis does not know throws here, and the site does not start.
        var connect = store.GetMethod("Connect")!;
        return ((Func<string, string, ISmsStore>)Delegate.CreateDelegate(typeof(Func<string, string, ISmsStore>), connect))(redis, secret);
    }
}
