using System.Globalization;

CultureInfo.DefaultThreadCurrentCulture = CultureInfo.DefaultThreadCurrentUICulture = new CultureInfo("en-US");
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllersWithViews();

var app = builder.Build();
app.UseRouting();
app.UseAuthorization();
app.MapControllerRoute("default", "{controller=Tariffs}/{action=Index}/{id?}");
app.MapFallback(async context => await context.Response.WriteAsync("The app of the browser"));
app.Run();
