using System.Security.Claims;
using Microsoft.AspNetCore.Authentication.Cookies;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddSmsGuard();
builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
builder.Services.AddAuthorization();

var app = builder.Build();
// Remove this line when the methods at the end of GuardedLogin.cs are yours.
if (app.Environment.IsProduction()) throw new NotImplementedException("Write the methods at the end of GuardedLogin.cs.");
app.MapGuardedLogin();
app.MapGet("/panel", (ClaimsPrincipal user) => "You are " + user.Identity?.Name).RequireAuthorization();
app.Run();
