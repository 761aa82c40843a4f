using System.Runtime.CompilerServices;
using System.Web;
using EvPortalSample;

[assembly: PreApplicationStartMethod(typeof(EarlyGuard), "Start")]

/// <summary>
/// Makes the guard before the start of the site, as a login of its own does. Nothing has used the assembly for Redis by then, and in
/// which order ASP.NET calls such methods of several assemblies is not known.
/// </summary>
public static class EarlyGuard
{
    public static void Start()
    {
        RuntimeHelpers.RunClassConstructor(typeof(PortalLogin).TypeHandle);
    }
}
