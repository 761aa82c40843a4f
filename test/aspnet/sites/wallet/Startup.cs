using System.Globalization;
using System.Security.Cryptography;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Wallet;

public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        CultureInfo.DefaultThreadCurrentCulture = new CultureInfo("uk-UA");
        services.AddMvc(options => options.Filters.Add(new PolicyFilter()));
        services.AddAuthentication("Bearer").AddScheme<AuthenticationSchemeOptions, KeyHandler>("Bearer", null);
        services.AddHttpContextAccessor();
    }

    public void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseAuthentication();
        app.UseAuthorization();
        app.UseEndpoints(endpoints =>
        {
            endpoints.MapControllers();
        });
    }
}

/// <summary>A policy with a nonce for each page of the wallet.</summary>
public sealed class PolicyFilter : IResourceFilter
{
    public void OnResourceExecuting(ResourceExecutingContext context)
    {
        var nonce = Convert.ToHexString(RandomNumberGenerator.GetBytes(8));
        context.HttpContext.Items["nonce"] = nonce;
        context.HttpContext.Response.Headers.ContentSecurityPolicy = $"default-src 'self'; script-src 'self' 'nonce-{nonce}'";
    }

    public void OnResourceExecuted(ResourceExecutedContext context)
    {
    }
}
