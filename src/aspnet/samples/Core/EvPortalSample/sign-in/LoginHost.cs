#nullable enable
using System;
using System.Collections.Generic;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Primitives;

namespace EvPortalSample;

/// <summary>
/// The host of the login page, for the last line of an SMS: that of the setting <c>EvPortalWidgets:Host</c>, or one that
/// <c>AllowedHosts</c> names. Any other host in a request may be that of a proxy or of an attacker.
/// </summary>
public sealed class LoginHost
{
    private readonly string? named;
    private readonly List<StringSegment> allowed = [];

    public LoginHost(IConfiguration configuration)
    {
        named = configuration["EvPortalWidgets:Host"];
        if (!string.IsNullOrEmpty(named)) return;
        foreach (var host in (configuration["AllowedHosts"] ?? "*").Split(';', StringSplitOptions.RemoveEmptyEntries))
            if (host != "*") allowed.Add(host);
    }

    public bool IsKnown => allowed.Count > 0 || Uri.CheckHostName(named) != UriHostNameType.Unknown;

    /// <summary>The text of an SMS, with the line for browsers if the host is known.</summary>
    public string Sign(string text, string code, HttpRequest request)
    {
        var host = allowed.Count > 0 ? request.Host.Host : named;
        var isSafe = allowed.Count > 0 ? HostString.MatchesAny(host, allowed) : IsKnown;
        return isSafe ? SmsText.For(host, text, code) : text;
    }
}
