using System.Web;

namespace EvPortalWidgets;

/// <summary>Receives the reports of <c>report.js</c> in .NET Framework.</summary>
public static class WidgetReports
{
    private static readonly WidgetReport Report = new(SiteClock.Now);

    /// <summary>
    /// Reads the report in a request, calls <paramref name="found" /> with each value, and returns the status of the answer.
    /// </summary>
    /// <param name="found">Gets each value, for example for a meter of the site.</param>
    public static Task<int> ReceiveAsync(HttpContextBase context, Action<WidgetMeasurement> found)
    {
        // InputStream first reads all of a body.
        var isLong = context.Request.ContentLength > WidgetReport.LongestBody;
        var sender = ClientAddress.NetworkOf(context.Request.UserHostAddress);
        return Report.Receive(sender, () => isLong ? Stream.Null : context.Request.InputStream, found);
    }
}
