using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc.Authorization;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Portal;

/// <summary>What a site has that needs a session for each page. Here only requests that say so.</summary>
public sealed class EverybodySignsIn() : AuthorizeFilter(new AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build())
{
    public override Task OnAuthorizationAsync(AuthorizationFilterContext context) =>
        context.HttpContext.Request.Headers.ContainsKey("X-Everybody-Signs-In")
            ? base.OnAuthorizationAsync(context)
            : Task.CompletedTask;
}
