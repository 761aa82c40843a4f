using Microsoft.AspNetCore.Authentication.Cookies;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllersWithViews();
builder.Services.AddOutputCache(options => options.AddBasePolicy(policy => policy.Expire(TimeSpan.FromHours(1))));
builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie(options => options.LoginPath = "/login/");

var app = builder.Build();
// The policy forbids inline scripts.
app.Use((context, next) =>
{
    context.Response.Headers.ContentSecurityPolicy = "default-src 'self'; img-src 'self' data:";
    return next(context);
});
app.UseRouting();
app.UseAuthentication();
app.UseOutputCache();
app.UseAuthorization();
app.MapControllerRoute("default", "{controller=Blog}/{action=Index}/{id?}");
app.Run();
