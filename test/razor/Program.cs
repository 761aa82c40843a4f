using System.Text.Unicode;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.Extensions.WebEncoders;
using Portal;
using Portal.Backend;

var builder = WebApplication.CreateBuilder(args);
var services = builder.Services;

services.Configure<WebEncoderOptions>(options => options.TextEncoderSettings = new(UnicodeRanges.All));
services.AddLocalization(options => options.ResourcesPath = "Resources");
services.AddRouting(options => options.ConstraintMap["lang"] = typeof(LanguageConstraint));
services.AddControllersWithViews().AddJsonOptions(options =>
{
    if (builder.Configuration.GetValue<bool>("PascalCase")) options.JsonSerializerOptions.PropertyNamingPolicy = null;
});
services.AddRazorComponents();
services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie(Sessions.Configure);
services.AddWidgets();
services.AddScoped<PortalPage>();
services.AddSingleton(TimeProvider.System);
services.AddSingleton<SmsCenter>();
services.AddSingleton<Users>();

var app = builder.Build();

app.UsePathBase(builder.Configuration["PathBase"]);
app.UseExceptionHandler("/error");
app.UseContentSecurityPolicy();
app.UseStaticFiles(StaticFileCaching.Options);
app.UseRouting();
app.UseRequestLocalization(Languages.Configure);
app.UseAuthentication();
app.UseAuthorization();
app.MapControllers();
app.MapControllerRoute("error", "error", new { controller = "Error", action = "Error" });
app.MapFallbackToController("{lang:lang}/{*path}", "Missing", "Error");
app.MapFallbackToController("Missing", "Error");

app.Run();
