using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Identity;
using Microsoft.Extensions.Options;

namespace Portal;

/// <summary>Default schemes by which the sample alone can sign nobody in.</summary>
internal static class Sessions
{
    public static void AddTo(IServiceCollection services, string? kind)
    {
        // The log of the site has the reason already.
        if (kind is not null) AppDomain.CurrentDomain.UnhandledException += (_, _) => Environment.Exit(1);
        switch (kind)
        {
            case "tokens":
                services.AddAuthentication("Api").AddScheme<AuthenticationSchemeOptions, Tokens>("Api", null);
                break;
            // As OpenID Connect.
            case "remote":
                services.AddAuthentication("Elsewhere").AddCookie().AddScheme<RemoteAuthenticationOptions, Elsewhere>(
                    "Elsewhere", null, options => (options.SignInScheme, options.CallbackPath) = ("Cookies", "/back"));
                break;
            case "bearer":
                services.AddAuthentication("BearerToken").AddBearerToken();
                break;
            case "identity":
                services.AddIdentity<IdentityUser, IdentityRole>();
                break;
            case "identity api":
                services.AddIdentityApiEndpoints<IdentityUser>();
                break;
            case "two":
                services.AddAuthentication().AddCookie("Drivers").AddCookie("Offices");
                break;
        }
    }

    private sealed class Tokens(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory log, UrlEncoder encoder)
        : AuthenticationHandler<AuthenticationSchemeOptions>(options, log, encoder)
    {
        protected override Task<AuthenticateResult> HandleAuthenticateAsync() => Task.FromResult(AuthenticateResult.NoResult());
    }

    private sealed class Elsewhere(IOptionsMonitor<RemoteAuthenticationOptions> options, ILoggerFactory log, UrlEncoder encoder)
        : RemoteAuthenticationHandler<RemoteAuthenticationOptions>(options, log, encoder)
    {
        protected override Task<HandleRequestResult> HandleRemoteAuthenticateAsync() => Task.FromResult(HandleRequestResult.SkipHandler());
    }
}
