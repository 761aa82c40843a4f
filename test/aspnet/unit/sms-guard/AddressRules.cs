using System.Reflection;
using EvPortalWidgets;
using Xunit;

/// <summary>The address of a visitor, and the network that a limit is for.</summary>
[Collection(nameof(Alone))]
public sealed class AddressRules
{
    private readonly Site site = new();

    [Theory(DisplayName = "A limit is for the network of the connection, or for that of X-Forwarded-For if the proxies are known")]
    [InlineData("203.0.113.9", "198.51.100.1", "", "203.0.113.9")]
    [InlineData("::ffff:203.0.113.9", "", "", "203.0.113.9")]
    [InlineData("2001:db8:1:2:3:4:5:6", "", "", "2001:db8:1:2::")]
    [InlineData("10.1.2.3", "203.0.113.9", "", null)]
    [InlineData("127.0.0.1", "", "", null)]
    [InlineData("::1", "", "", null)]
    [InlineData("172.31.255.255", "", "", null)]
    [InlineData("172.32.0.1", "", "", "172.32.0.1")]
    [InlineData("fd12::1", "", "", null)]
    [InlineData("", "", "", null)]
    [InlineData("10.1.2.3", "1.1.1.1, 203.0.113.9:4711", "10.0.0.0/8", "203.0.113.9")]
    [InlineData("::ffff:10.1.2.3", "[2001:db8:1:2::3]:443", "10.0.0.0/8", "2001:db8:1:2::")]
    [InlineData("10.1.2.3", "1.1.1.1,203.0.113.9,198.51.100.2", "10.1.2.3 198.51.100.2", "203.0.113.9")]
    [InlineData("198.51.100.7", "203.0.113.9", "10.0.0.0/8", "198.51.100.7")]
    [InlineData("10.1.2.3", "203.0.113.9, unknown", "10.0.0.0/8", "10.1.2.3")]
    [InlineData("10.1.2.3", ",,,", "10.0.0.0/8", "10.1.2.3")]
    [InlineData("198.51.100.7", "garbage", "198.51.100.7", "198.51.100.7")]
    [InlineData("10.1.2.3", "1.1.1.1, 203.0.113.9", "::ffff:10.1.2.3", "203.0.113.9")]
    [InlineData("10.1.2.3", "203.0.113.9", "::ffff:10.0.0.0/104", "203.0.113.9")]
    [InlineData("10.1.2.3", "", "10.0.0.0/8", null)]
    public void Network(string connection, string forwarded, string proxies, string? network)
    {
        foreach (var proxy in proxies.Split(' ', StringSplitOptions.RemoveEmptyEntries)) site.Options.Proxies.Add(proxy);
        site.Options.Check();
        var browser = Site.NewBrowser(connection);
        browser.Headers["X-Forwarded-For"] = forwarded;
        Assert.Equal(network, ClientAddress.Of(browser, site.Options).Own?.Split('/')[0]);
    }

    [Fact(DisplayName = "The site may know the address from another header")]
    public async Task OtherHeader()
    {
        site.Options.PerAddress = 1;
        site.Options.ClientAddress = call => call.Header("CF-Connecting-IP");
        var browser = Site.NewBrowser("10.0.0.1");
        browser.Headers["CF-Connecting-IP"] = "203.0.113.9";
        Assert.Equal("sent", await site.Ask(browser));
        Assert.Equal("address", await site.Ask(browser, "380671112233"));
    }

    [Theory(DisplayName = "A test of a site can call the site's own delegate for the address")]
    [InlineData("10.0.0.1", "203.0.113.9")]
    [InlineData("198.51.100.7", "198.51.100.7")]
    public void DelegateOfSite(string connection, string address)
    {
        static string? AddressOf(SmsCall call) => call.Connection == "10.0.0.1" ? call.Header("CF-Connecting-IP") : call.Connection;
        site.Options.ClientAddress = AddressOf;
        CallOfSite call = new(connection);
        Assert.Equal(address, AddressOf(call));
        Assert.Equal(address, ClientAddress.Of(call, site.Options).Address?.ToString());
        // This assembly may use what is internal. That of a site may not.
        Assert.True(typeof(SmsCall).GetConstructors(BindingFlags.Instance | BindingFlags.NonPublic).Single().IsFamily);
    }

    [Fact(DisplayName = "Without an address the log names the setting once")]
    public async Task NoAddress()
    {
        for (var call = 0; call < 2; call++) await site.Ask(Site.NewBrowser("10.0.0.1"));
        site.Log.Have(1, "Calls come from 10.0.0.1");
        site.Log.Have(1, "add it to the setting EvPortalWidgets:Sms:Proxies");
    }

    [Fact(DisplayName = "A proxy that is no address fails at the start")]
    public void NoProxy()
    {
        site.Options.Proxies.Add("proxy.example.com");
        var error = Assert.ThrowsAny<Exception>(() => site.Guard);
        Assert.Equal(
            "EvPortalWidgets:Sms:Proxies is \"proxy.example.com\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.", error.Message);
    }

    /// <summary>As a site writes it, with nothing but what is public.</summary>
    private sealed class CallOfSite(string connection) : SmsCall
    {
        public override string? Connection => connection;

        public override string? Header(string name) => name == "CF-Connecting-IP" ? "203.0.113.9" : null;

        public override string? Cookie(string name) => null;
    }
}
