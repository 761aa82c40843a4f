using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

namespace Wallet;

/// <summary>Programs have a key in each request. As with JWT, nobody can sign in.</summary>
public sealed class KeyHandler(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory log, UrlEncoder encoder)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, log, encoder)
{
    protected override Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (Request.Headers.Authorization != "Bearer key") return Task.FromResult(AuthenticateResult.NoResult());
        var program = new ClaimsPrincipal(new ClaimsIdentity([new(ClaimTypes.Name, "A program")], Scheme.Name));
        return Task.FromResult(AuthenticateResult.Success(new AuthenticationTicket(program, Scheme.Name)));
    }
}
