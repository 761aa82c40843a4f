using System.Globalization;
using Autofac.Extensions.DependencyInjection;

CultureInfo.DefaultThreadCurrentCulture = CultureInfo.DefaultThreadCurrentUICulture = new CultureInfo("en-US");
var builder = WebApplication.CreateBuilder(args);
builder.Host.UseServiceProviderFactory(new AutofacServiceProviderFactory());
builder.Services.AddControllersWithViews();
builder.Services.AddSession();
// The site reads the antiforgery token in forms alone.
builder.Services.AddAntiforgery(options => options.HeaderName = null);

var app = builder.Build();
app.UseRouting();
app.UseAuthorization();
app.UseSession();
app.MapControllerRoute("default", "{controller=Tariffs}/{action=Index}/{id?}");
app.MapFallback(async context => await context.Response.WriteAsync("The app of the browser"));
app.Run();
