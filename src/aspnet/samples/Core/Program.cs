var builder = WebApplication.CreateBuilder(args);
builder.Services.AddWidgets(EvPortalSample.PortalPage.Describe);
EvPortalSample.PortalModule.AddServices(builder.Services);

var app = builder.Build();
app.UseStaticFiles();
app.UseRouting();
app.UseAuthorization();
app.MapWidgets();
app.MapControllers();
app.Run();
