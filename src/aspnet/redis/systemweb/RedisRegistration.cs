using System.Runtime.CompilerServices;

namespace EvPortalWidgets;

internal static class RedisRegistration
{
    /// <summary>Makes the settings enough: a site writes no code for Redis.</summary>
    [ModuleInitializer]
    internal static void Register() => SharedStore.Register((redis, secret) => RedisStore.Connect(redis, secret));
}
