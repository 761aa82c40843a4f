#nullable enable
using System;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>A strict policy for each response that has none. Each page has its own nonce for the inline script.</summary>
public static class ContentSecurityPolicy
{
    public static Task Add(HttpContext context, RequestDelegate next)
    {
        // The site may set its own until the response starts.
        context.Response.OnStarting(() =>
        {
            if (context.Response.Headers.ContentSecurityPolicy.Count == 0)
                context.Response.Headers.ContentSecurityPolicy =
                    $"default-src 'self'; script-src 'self' 'nonce-{Nonce(context)}'; object-src 'none'; "
                    + "base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
            return Task.CompletedTask;
        });
        return next(context);
    }

    /// <summary>The nonce of the site's own policy, if that has one.</summary>
    public static string Nonce(this HttpContext context)
    {
        var own = Regex.Match($"{context.Response.Headers.ContentSecurityPolicy}", "'nonce-([^']+)'");
        if (own.Success) return own.Groups[1].Value;
        var nonce = context.Items[typeof(ContentSecurityPolicy)] ??= Convert.ToBase64String(RandomNumberGenerator.GetBytes(16));
        return (string)nonce;
    }
}
