using System.Security.Claims;
using Microsoft.AspNetCore.Authentication.Cookies;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSmsGuard();
builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
builder.Services.AddAuthorization();

var app = builder.Build();
app.MapGuardedLogin();
app.MapGet("/panel", (ClaimsPrincipal user) => "You are " + user.Identity?.Name).RequireAuthorization();
app.Run();
