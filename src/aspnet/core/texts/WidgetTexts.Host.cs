using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

public static partial class WidgetTexts
{
    /// <summary>
    /// The texts of the host that answers this request: a process can have several, as a test has. All accessors share what they know.
    /// </summary>
    private static WidgetResources? OfSite =>
        new HttpContextAccessor().HttpContext?.RequestServices?.GetService<WidgetResources>();
}
