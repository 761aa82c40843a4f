#nullable enable
using System;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;

namespace EvPortalSample;

public sealed class IdentitySession(SignInManager<IdentityUser> site) : IWidgetSession
{
    public async Task SignIn(HttpContext context, string id, string? role)
    {
        var found = await site.UserManager.FindByNameAsync(id);
        var added = found is null ? await site.UserManager.CreateAsync(found = new() { UserName = id }) : IdentityResult.Success;
        if (!added.Succeeded) throw new InvalidOperationException($"{added}");
        await site.SignInAsync(found, isPersistent: false);
    }

    public Task SignOut(HttpContext context) => site.SignOutAsync();
}
