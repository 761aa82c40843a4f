using System.Security.Cryptography;

namespace Portal;

public static class ContentSecurityPolicy
{
    public static void UseContentSecurityPolicy(this IApplicationBuilder app) => app.Use((context, next) =>
    {
        var nonce = Convert.ToBase64String(RandomNumberGenerator.GetBytes(16));
        context.Items[typeof(ContentSecurityPolicy)] = nonce;
        context.Response.Headers.ContentSecurityPolicy =
            $"default-src 'self'; script-src 'self' 'nonce-{nonce}'; object-src 'none'; base-uri 'self'; "
            + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
        return next(context);
    });

    public static string Nonce(this HttpContext context) => (string)context.Items[typeof(ContentSecurityPolicy)]!;
}
