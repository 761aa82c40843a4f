using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Identity;
using Microsoft.Extensions.DependencyInjection;
using Shop.Customers;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllersWithViews();
builder.Services.AddSingleton<IUserStore<User>, CustomerStore>();
builder.Services.AddSingleton<IRoleStore<Role>, RoleStore>();
builder.Services.AddIdentity<User, Role>();
builder.Services.Configure<SecurityStampValidatorOptions>(options => options.ValidationInterval = System.TimeSpan.Zero);
builder.Services.AddAntiforgery(options => options.HeaderName = "X-XSRF-Token");

var app = builder.Build();
app.UseRouting();
app.UseAuthentication();
app.UseAuthorization();
app.MapControllerRoute("default", "{controller=Home}/{action=Index}/{id?}");
app.MapControllerRoute("slug", "/{**slug}", new { controller = "Home", action = "Slug" });
app.Run();
