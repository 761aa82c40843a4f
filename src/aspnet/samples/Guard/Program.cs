using System.Security.Claims;
using Microsoft.AspNetCore.Authentication.Cookies;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSmsGuard();
// For a site that is published trimmed.
builder.Services.ConfigureHttpJsonOptions(json => json.SerializerOptions.TypeInfoResolverChain.Insert(0, GuardedLoginJson.Default));
builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
builder.Services.AddAuthorization();

var app = builder.Build();
app.MapGuardedLogin();
app.MapGet("/panel", (ClaimsPrincipal user) => "You are " + user.Identity?.Name).RequireAuthorization();
app.Run();
