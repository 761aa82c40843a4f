using System.Security.Cryptography;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Wallet;

public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddMvc(options => options.Filters.Add(new PolicyFilter()));
        services.AddAuthentication("Either")
            .AddPolicyScheme("Either", null, options => options.ForwardDefaultSelector = context =>
                context.Request.Headers.ContainsKey("Authorization") ? "Keys" : "Wallet")
            .AddCookie("Wallet", options => options.LoginPath = "/open")
            .AddCookie("Keys");
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
