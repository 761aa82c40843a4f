using System.Text;
using System.Web;
using System.Web.Security;

namespace EvPortalWidgets;

/// <summary>A request of ASP.NET. The machine key of the site signs what it knows.</summary>
internal sealed class SmsGuardCall(HttpContextBase context, SmsGuard guard) : BrowserCall
{
    private readonly HttpContextBase context = context ?? throw new ArgumentNullException(nameof(context));

    public override string? Connection => context.Request.UserHostAddress;

    internal override IBotCheck? BotCheck => guard.BotCheck;

    internal override object? this[Type key]
    {
        get => context.Items[key];
        set => context.Items[key] = value;
    }

    public override string? Header(string name) => context.Request.Headers[name];

    public override string? Cookie(string name) => context.Request.Unvalidated.Cookies[name]?.Value;

    internal override bool IsSecure => context.Request.IsSecureConnection;

    internal override DateTimeOffset Now => DateTimeOffset.UtcNow;

    internal override string? Signed(string value, string purpose)
    {
        if (value.Length == 0) return null;
        try
        {
            return Encoding.UTF8.GetString(MachineKey.Unprotect(HttpServerUtility.UrlTokenDecode(value), purpose));
        }
        catch (Exception)
        {
            // Others have written the cookie: .NET and Mono differ in what they throw then.
            return null;
        }
    }

    internal override string Sign(string value, string purpose) =>
        HttpServerUtility.UrlTokenEncode(MachineKey.Protect(Encoding.UTF8.GetBytes(value), purpose));

    internal override void Set(string cookie, string value, TimeSpan age) =>
        context.Response.Cookies.Add(LaxCookie.Of(new HttpCookie(cookie, value)
        {
            Expires = DateTime.UtcNow + age,
            HttpOnly = true,
            Secure = IsSecure,
            // The site may set one for all cookies in <httpCookies>.
            Domain = null,
        }));
}

public partial class SmsGuard
{
    private SmsGuardCall Call(HttpContextBase context, CancellationToken cancellationToken = default) => new(context, this) { Aborted = cancellationToken };
}
