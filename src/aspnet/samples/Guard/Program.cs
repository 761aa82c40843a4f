using System.Security.Claims;
using Microsoft.AspNetCore.Authentication.Cookies;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSmsGuard();
builder.Services.AddScoped<SiteLogin>();
// For a site that is published trimmed.
builder.Services.ConfigureHttpJsonOptions(json => json.SerializerOptions.TypeInfoResolverChain.Insert(0, GuardedLoginJson.Default));
builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
builder.Services.AddAuthorization();

var app = builder.Build();
app.MapGuardedLogin();

// The page with your login. It gives the browser a cookie, because a code is right only in the browser that has asked for it.
app.MapGet("/login", (HttpContext context, EvPortalWidgets.SmsGuard guard) =>
{
    guard.KeepBrowser(context);
    return "Your page is here.";
}).AllowAnonymous();

app.MapGet("/panel", (ClaimsPrincipal user) => "You are " + user.Identity?.Name).RequireAuthorization();
app.Run();
