using System.Diagnostics.Metrics;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Microsoft.AspNetCore.Builder;

/// <summary>The extension method for a site that receives the reports of <c>report.js</c>.</summary>
public static class WidgetReports
{
    /// <summary>Receives reports, and counts them in the meter <c>EvPortalWidgets</c>: <c>ev_portal.field.usable</c> and others.</summary>
    /// <param name="path">The address that <c>data-to</c> of the tag names, for example <c>/web/report</c>.</param>
    public static IEndpointConventionBuilder MapWidgetReports(this IEndpointRouteBuilder endpoints, string path)
    {
        var meter = SmsTelemetry.MeterOf(endpoints.ServiceProvider.GetRequiredService<IMeterFactory>());
        var record = WidgetReportWords.Units.ToDictionary(each => each.Key, each => Recorder(meter, each.Key, each.Value[0]));
        var report = new WidgetReport(SiteClock.Of(endpoints.ServiceProvider.GetService<TimeProvider>() ?? TimeProvider.System));
        // Without a guard there are no options, and so no proxies.
        var guard = endpoints.ServiceProvider.GetRequiredService<IOptions<SmsGuardOptions>>();
        return endpoints.MapPost(path, async (HttpContext context) =>
                context.Response.StatusCode = await report.Receive(
                    ClientAddress.Of(new SmsGuardCall(context), guard.Value).Own,
                    () => context.Request.Body,
                    found => record[found.Name](found.Value, found.Tags.ToArray()!)).ConfigureAwait(false))
            .WithMetadata(new AllowAnonymousAttribute(), new ExcludeFromDescriptionAttribute());
    }

    private static Action<double, KeyValuePair<string, object?>[]> Recorder(Meter meter, string name, string unit)
    {
        var fullName = "ev_portal.field." + name;
        if (unit != "count") return meter.CreateHistogram<double>(fullName, unit).Record;
        return meter.CreateCounter<double>(fullName).Add;
    }
}
