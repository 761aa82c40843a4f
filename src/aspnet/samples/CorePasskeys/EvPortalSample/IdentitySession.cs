using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;

namespace EvPortalSample;

public sealed class IdentitySession(SignInManager<IdentityUser> site) : IPortalSession
{
    public async Task SignIn(HttpContext context, PortalUser user)
    {
        var found = await site.UserManager.FindByNameAsync(user.Id);
        var added = found is null ? await site.UserManager.CreateAsync(found = new() { UserName = user.Id }) : IdentityResult.Success;
        if (!added.Succeeded) throw new InvalidOperationException($"{added}");
        await site.SignInAsync(found, isPersistent: false);
    }

    public Task SignOut(HttpContext context) => site.SignOutAsync();
}
