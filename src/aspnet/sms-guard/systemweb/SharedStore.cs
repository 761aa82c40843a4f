using System.Reflection;
using System.Runtime.CompilerServices;

namespace EvPortalWidgets;

/// <summary>The store of the package EvPortalWidgets.Redis. The assembly of that package registers it here.</summary>
internal static class SharedStore
{
    private const string Package = "EvPortalWidgets.Redis";
    private static Func<string, string, ISmsStore>? connect;

    public static void Register(Func<string, string, ISmsStore> store) => connect = store;

    /// <summary>The store for the setting <c>EvPortalWidgets:Redis</c>. A setting that Redis does not know throws.</summary>
    public static ISmsStore Of(string redis, string? secret)
    {
        secret = SmsGuardSettings.SecretFor(SmsGuardSettings.Site + ":Redis", secret);
        if (connect is null) Load();
        return (connect ?? throw Missing())(redis, secret);
    }

    // A site may make its guard in a method that ASP.NET calls before the start. In which order it calls those of several assemblies is
    // not known, so the other assembly is asked for when it is needed.
    private static void Load()
    {
        try
        {
            RuntimeHelpers.RunModuleConstructor(Assembly.Load(Package).ManifestModule.ModuleHandle);
        }
        catch (FileNotFoundException)
        {
            throw Missing();
        }
    }

    private static InvalidOperationException Missing() =>
        new(SmsGuardSettings.Site + ":Redis is set, and its package is missing: Install-Package " + Package);
}
