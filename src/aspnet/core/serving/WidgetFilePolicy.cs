using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Matching;

namespace EvPortalWidgets;

/// <summary>
/// Selects the endpoint of <c>MapWidgets</c> for the files of the site's builds, and for no other address. <c>MapStaticAssets</c>
/// has endpoints for files that were in the web root at build time. It would win with its own encodings.
/// </summary>
internal sealed class WidgetFilePolicy(WidgetManifest manifest) : MatcherPolicy, IEndpointSelectorPolicy
{
    private readonly HostMatcherPolicy hosts = new();

    /// <summary>Before the policies of the framework. That for encodings throws where an endpoint has none.</summary>
    public override int Order => int.MinValue;

    public bool AppliesToEndpoints(IReadOnlyList<Endpoint> endpoints) => endpoints.Any(IsOurs);

    public async Task ApplyAsync(HttpContext httpContext, CandidateSet candidates)
    {
        // A site may have called RequireHost.
        await hosts.ApplyAsync(httpContext, candidates).ConfigureAwait(false);
        for (var index = 0; index < candidates.Count; index++)
        {
            var (endpoint, values) = (candidates[index].Endpoint, candidates[index].Values);
            if (!IsOurs(endpoint) || !candidates.IsValidCandidate(index)) continue;
            var file = manifest.Builds.Find(values?["path"] as string ?? "", httpContext.Request.Query["v"].ToString());
            candidates.SetValidity(index, file is not null);
            if (file is null) continue;
            httpContext.Items[typeof(WidgetFile)] = file;
            // With an endpoint the framework asks no other policy.
            httpContext.SetEndpoint(endpoint);
            httpContext.Request.RouteValues = values!;
            break;
        }
    }

    private static bool IsOurs(Endpoint endpoint) => endpoint.Metadata.GetMetadata<Mark>() is not null;

    /// <summary>Marks the endpoint. It is dynamic, so that no policy decides before a request.</summary>
    internal sealed class Mark : IDynamicEndpointMetadata
    {
        public bool IsDynamic => true;
    }
}
