#nullable enable
using System;
using System.Security.Cryptography;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>A strict policy. Each page has its own nonce for the inline script.</summary>
public static class ContentSecurityPolicy
{
    public static Task Add(HttpContext context, RequestDelegate next)
    {
        var nonce = Convert.ToBase64String(RandomNumberGenerator.GetBytes(16));
        context.Items[typeof(ContentSecurityPolicy)] = nonce;
        context.Response.Headers.ContentSecurityPolicy =
            $"default-src 'self'; script-src 'self' 'nonce-{nonce}'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
        return next(context);
    }

    public static string Nonce(this HttpContext context) => (string)context.Items[typeof(ContentSecurityPolicy)]!;
}
