using System.Text.Json;

namespace EvPortalWidgets;

public sealed partial record PageData
{
    /// <summary>JSON that is safe inside a script element.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, WidgetJson.ForScript.PageData);
}
