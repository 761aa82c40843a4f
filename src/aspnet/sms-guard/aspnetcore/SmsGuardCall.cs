using System.Security.Cryptography;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

/// <summary>A request of ASP.NET Core. Data Protection signs what it knows.</summary>
internal sealed class SmsGuardCall(HttpContext context) : BrowserCall
{
    private readonly HttpContext context = context ?? throw new ArgumentNullException(nameof(context));

    public override string? Connection => context.Connection.RemoteIpAddress?.ToString();

    internal override IBotCheck? BotCheck =>
        context.RequestServices.GetService<IBotCheck>() ?? context.RequestServices.GetService<CheckOfSettings>()?.Service;

    internal override object? this[Type key]
    {
        get => context.Items[key];
        set => context.Items[key] = value;
    }

    public override string? Header(string name) => context.Request.Headers[name];

    public override string? Cookie(string name) => context.Request.Cookies[name];

    internal override bool IsSecure => context.Request.IsHttps;

    internal override DateTimeOffset Now => context.RequestServices.GetRequiredService<TimeProvider>().GetUtcNow();

    internal override string? Signed(string value, string purpose)
    {
        try
        {
            return Protector(purpose).Unprotect(value);
        }
        catch (CryptographicException)
        {
            return null;
        }
    }

    internal override string Sign(string value, string purpose) => Protector(purpose).Protect(value);

    internal override void Set(string cookie, string value, TimeSpan age)
    {
        context.Response.Cookies.Append(cookie, value, new()
        {
            MaxAge = age,
            HttpOnly = true,
            IsEssential = true,
            Secure = IsSecure,
            SameSite = SameSiteMode.Lax,
        });
        context.Response.OnStarting(KeepPrivate);
    }

    /// <summary>
    /// A cache that visitors share would give one visitor's cookie to others. The browser may keep the page, so going back to it stays fast.
    /// On .NET Framework pages are private by themselves.
    /// </summary>
    private Task KeepPrivate()
    {
        var headers = context.Response.GetTypedHeaders();
        var cache = headers.CacheControl ?? new();
        if (cache is { NoStore: false, Private: false })
        {
            (cache.Public, cache.SharedMaxAge, cache.Private) = (false, null, true);
            headers.CacheControl = cache;
        }
        return Task.CompletedTask;
    }

    private IDataProtector Protector(string purpose) =>
        context.RequestServices.GetRequiredService<IDataProtectionProvider>().CreateProtector(purpose);
}

public partial class SmsGuard
{
    private static SmsGuardCall Call(HttpContext context, CancellationToken cancellationToken = default) => new(context) { Aborted = cancellationToken };
}
