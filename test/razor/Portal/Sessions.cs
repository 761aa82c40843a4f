using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authentication.Cookies;
using Portal.Backend;

namespace Portal;

public static class Sessions
{
    public static void Configure(CookieAuthenticationOptions options)
    {
        options.ExpireTimeSpan = TimeSpan.FromHours(1);
        options.Events.OnRedirectToLogin = AskToSignIn;
        options.Events.OnRedirectToAccessDenied = AskToSignIn;
    }

    public static Task SignInAsync(this HttpContext context, User user)
    {
        List<Claim> claims = [new(ClaimTypes.NameIdentifier, user.Id)];
        if (user.Role is not null) claims.Add(new(ClaimTypes.Role, user.Role));
        var identity = new ClaimsIdentity(claims, CookieAuthenticationDefaults.AuthenticationScheme);
        return context.SignInAsync(new ClaimsPrincipal(identity));
    }

    /// <summary>A script gets a status. It would follow a redirect and read the login page as its answer.</summary>
    private static Task AskToSignIn(RedirectContext<CookieAuthenticationOptions> redirect)
    {
        if (redirect.Request.Headers.XRequestedWith == "XMLHttpRequest")
            redirect.Response.StatusCode = StatusCodes.Status401Unauthorized;
        else
            redirect.Response.Redirect($"/{Languages.Current}/account/login");
        return Task.CompletedTask;
    }
}
