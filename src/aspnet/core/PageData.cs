using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Unicode;

namespace EvPortalWidgets;

/// <summary>
/// What the page gives the widgets as <c>window.__PAGE__</c>. The names are fixed, so that it serialises to the contract
/// under any naming policy; only <see cref="Lang"/> is required.
/// </summary>
public sealed record PageData
{
    /// <summary>The current language code; routes are prefixed with it as it is.</summary>
    [JsonPropertyName("lang")]
    public required string Lang { get; init; }

    /// <summary>Exactly <c>Admin</c> shows the account menu.</summary>
    [JsonPropertyName("accessRights")]
    public string? AccessRights { get; init; }

    /// <summary>The chargers site, where the logo leads.</summary>
    [JsonPropertyName("siteUrl")]
    public string? SiteUrl { get; init; }

    /// <summary>Key to text; see <see cref="WidgetTexts"/>.</summary>
    [JsonPropertyName("translations")]
    [JsonConverter(typeof(KeysAsTheyAre))]
    public IReadOnlyDictionary<string, string>? Translations { get; init; }

    /// <summary>Language code to its name; German is always left out.</summary>
    [JsonPropertyName("languages")]
    [JsonConverter(typeof(KeysAsTheyAre))]
    public IReadOnlyDictionary<string, string>? Languages { get; init; }

    /// <summary>The base address of the checkout call; the page's own origin when absent.</summary>
    [JsonPropertyName("apiUrl")]
    public string? ApiUrl { get; init; }

    /// <summary>How the two logins send their body: <c>json</c>, the default, or <c>form</c>.</summary>
    [JsonPropertyName("bodyFormat")]
    public string? BodyFormat { get; init; }

    [JsonPropertyName("mainSite")]
    public MainSite? MainSite { get; init; }

    [JsonPropertyName("contacts")]
    public Contacts? Contacts { get; init; }

    /// <summary>The page header's trail; the last entry is the current page.</summary>
    [JsonPropertyName("breadcrumbs")]
    public IReadOnlyList<Breadcrumb>? Breadcrumbs { get; init; }

    /// <summary>The page header's title.</summary>
    [JsonPropertyName("title")]
    public string? Title { get; init; }

    /// <summary>The page header's control buttons.</summary>
    [JsonPropertyName("controls")]
    public IReadOnlyList<Control>? Controls { get; init; }

    // Letters of every script stay as they are; <, >, &, quotes, line separators and emoji are escaped, so that the text
    // may stand inside a script element.
    private static readonly JsonSerializerOptions Options = new()
    {
        Encoder = JavaScriptEncoder.Create(UnicodeRanges.All),
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    };

    /// <summary>JSON that may stand inside a script element as it is.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, Options);
}

/// <summary>The main website; each page is absolute or relative to <c>Url</c>. A link without an address is not shown.</summary>
public sealed record MainSite
{
    [JsonPropertyName("url")]
    public string? Url { get; init; }

    [JsonPropertyName("about")]
    public string? About { get; init; }

    [JsonPropertyName("contacts")]
    public string? Contacts { get; init; }

    [JsonPropertyName("support")]
    public string? Support { get; init; }

    [JsonPropertyName("mobileApp")]
    public string? MobileApp { get; init; }

    [JsonPropertyName("news")]
    public string? News { get; init; }

    [JsonPropertyName("shop")]
    public string? Shop { get; init; }
}

/// <summary>The footer's contact details; what is absent is not shown.</summary>
public sealed record Contacts
{
    [JsonPropertyName("hotline")]
    public string? Hotline { get; init; }

    [JsonPropertyName("phones")]
    public IReadOnlyList<string>? Phones { get; init; }

    [JsonPropertyName("email")]
    public string? Email { get; init; }

    [JsonPropertyName("address")]
    public string? Address { get; init; }
}

public sealed record Breadcrumb(
    [property: JsonPropertyName("name")] string Name,
    [property: JsonPropertyName("link")] string? Link = null);

/// <summary>A link, or an action that the page hears as the event <c>page-header:control</c>.</summary>
public sealed record Control(
    [property: JsonPropertyName("name")] string Name,
    [property: JsonPropertyName("link")] string? Link = null,
    [property: JsonPropertyName("action")] string? Action = null);

/// <summary>Keeps a <c>DictionaryKeyPolicy</c> away from keys that are looked up by their exact name.</summary>
internal sealed class KeysAsTheyAre : JsonConverter<IReadOnlyDictionary<string, string>>
{
    public override IReadOnlyDictionary<string, string>? Read(
        ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<Dictionary<string, string>>(ref reader, options);

    public override void Write(
        Utf8JsonWriter writer, IReadOnlyDictionary<string, string> value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        foreach (var (key, text) in value) writer.WriteString(key, text);
        writer.WriteEndObject();
    }
}
