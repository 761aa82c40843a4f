#nullable enable
using EvPortalWidgets;
using Xunit;

namespace System.Web
{
    /// <summary>What LaxCookie.cs needs of .NET Framework. Mono has no SameSite, and the sites of the tests run there.</summary>
    public sealed class HttpCookie
    {
        public string Path { get; set; } = "/";

        public SameSiteMode SameSite { get; set; }
    }

    public enum SameSiteMode
    {
        None,
        Lax,
        Strict,
    }
}

/// <summary>A cookie of the kit for .NET Framework.</summary>
public sealed class LaxCookieTests
{
    [Fact]
    public void A_cookie_of_the_kit_gets_SameSite_by_the_property_of_NET_Framework()
    {
        var cookie = LaxCookie.Of(new());
        Assert.Equal("/ Lax", $"{cookie.Path} {cookie.SameSite}");
    }
}
