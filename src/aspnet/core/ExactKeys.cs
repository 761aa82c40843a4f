using System.Text.Json;
using System.Text.Json.Serialization;

namespace EvPortalWidgets;

/// <summary>Writes keys without changes. A site's <c>DictionaryKeyPolicy</c> would rename them.</summary>
internal sealed class ExactKeys : JsonConverter<IReadOnlyDictionary<string, string>>
{
    public override IReadOnlyDictionary<string, string>? Read(
        ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        JsonSerializer.Deserialize<Dictionary<string, string>>(ref reader, options);

    public override void Write(
        Utf8JsonWriter writer, IReadOnlyDictionary<string, string> value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        foreach (var (key, text) in value) writer.WriteString(key, text);
        writer.WriteEndObject();
    }
}
