using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Matching;
using Microsoft.AspNetCore.Routing.Patterns;

namespace EvPortalWidgets;

/// <summary>Without it nobody who needs a session would find the login.</summary>
internal sealed class LoginBeforeRest : MatcherPolicy, IEndpointSelectorPolicy
{
    public override int Order => 0;

    public bool AppliesToEndpoints(IReadOnlyList<Endpoint> endpoints) => endpoints.Any(IsLogin) && endpoints.Any(IsForAll);

    public Task ApplyAsync(HttpContext httpContext, CandidateSet candidates)
    {
        var valid = Enumerable.Range(0, candidates.Count).Where(candidates.IsValidCandidate).ToList();
        if (!valid.Exists(at => IsLogin(candidates[at].Endpoint))) return Task.CompletedTask;
        foreach (var at in valid.Where(at => IsForAll(candidates[at].Endpoint))) candidates.SetValidity(at, false);
        return Task.CompletedTask;
    }

    private static bool IsLogin(Endpoint endpoint) => endpoint.Metadata.GetMetadata<WidgetLoginPageAttribute>() is not null;

    /// <summary>Whether a route takes addresses without a fixed part. The names of a controller and of an action are fixed.</summary>
    private static bool IsForAll(Endpoint endpoint) =>
        endpoint is RouteEndpoint { RoutePattern: var pattern }
        && pattern.Parameters.Any(parameter => parameter.IsCatchAll)
        && pattern.PathSegments.All(segment =>
            segment.Parts is [RoutePatternParameterPart parameter] && !pattern.RequiredValues.ContainsKey(parameter.Name));
}
