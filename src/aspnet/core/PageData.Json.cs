using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Unicode;

namespace EvPortalWidgets;

public sealed partial record PageData
{
    // Letters of every script are not escaped. The characters <, >, &, quotes, line separators and emoji are escaped, so
    // that the text is safe inside a script element.
    private static readonly JsonSerializerOptions Options = new()
    {
        Encoder = JavaScriptEncoder.Create(UnicodeRanges.All),
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    };

    /// <summary>JSON that is safe inside a script element.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, Options);
}
