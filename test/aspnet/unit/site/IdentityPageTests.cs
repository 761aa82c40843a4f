#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>The login page of Identity, with the limits of the guard.</summary>
public sealed class IdentityPageTests
{
    [Theory]
    [InlineData("has a password")]
    [InlineData("has none")]
    [InlineData("is nobody")]
    public async Task Each_password_is_compared_once_so_the_time_of_an_answer_does_not_tell_who_has_an_account(string name)
    {
        Hasher hasher = new();
        await using var services = Services(hasher);
        var logins = services.GetRequiredService<SignInManager<User>>();
        logins.Context = new DefaultHttpContext { RequestServices = services };
        Assert.Equal(SignInResult.Failed, await logins.PasswordSignInAsync(name, "a wrong password", false, false));
        Assert.Equal(1, hasher.Compared);
    }

    private static ServiceProvider Services(Hasher hasher)
    {
        ServiceCollection services = new();
        services.AddLogging();
        services.AddHttpContextAccessor();
        services.AddAuthentication();
        services.AddSingleton<SmsGuard, GuardThatAllows>();
        services.AddSingleton<IPasswordHasher<User>>(hasher);
        services.AddIdentityCore<User>().AddUserStore<Users>().AddSignInManager<SmsGuardSignInManager<User>>();
        return services.BuildServiceProvider();
    }

    private sealed record User(string Name, string? Hash);

    private sealed class GuardThatAllows : SmsGuard
    {
        public override string KeepBrowser(HttpContext context) => "";

        public override Task<SmsResult> RefuseLoginAsync(HttpContext context, string? typed, string? id, CancellationToken cancellationToken = default) =>
            Task.FromResult(SmsResult.Allowed);
    }

    private sealed class Hasher : PasswordHasher<User>
    {
        public int Compared { get; private set; }

        public override PasswordVerificationResult VerifyHashedPassword(User user, string hashedPassword, string providedPassword)
        {
            Compared++;
            return PasswordVerificationResult.Failed;
        }
    }

    private sealed class Users : IUserPasswordStore<User>
    {
        public Task<User?> FindByNameAsync(string name, CancellationToken stop) => Task.FromResult(name switch
        {
            "HAS A PASSWORD" => new User(name, "a hash"),
            "HAS NONE" => new User(name, null),
            _ => null,
        });

        public Task<string?> GetPasswordHashAsync(User user, CancellationToken stop) => Task.FromResult(user.Hash);

        public Task<bool> HasPasswordAsync(User user, CancellationToken stop) => Task.FromResult(user.Hash is not null);

        public Task<string> GetUserIdAsync(User user, CancellationToken stop) => Task.FromResult(user.Name);

        public Task<string?> GetUserNameAsync(User user, CancellationToken stop) => Task.FromResult<string?>(user.Name);

        public Task<string?> GetNormalizedUserNameAsync(User user, CancellationToken stop) => Task.FromResult<string?>(user.Name);

        public Task<User?> FindByIdAsync(string id, CancellationToken stop) => throw new NotSupportedException();

        public Task SetPasswordHashAsync(User user, string? hash, CancellationToken stop) => throw new NotSupportedException();

        public Task SetUserNameAsync(User user, string? name, CancellationToken stop) => throw new NotSupportedException();

        public Task SetNormalizedUserNameAsync(User user, string? name, CancellationToken stop) => throw new NotSupportedException();

        public Task<IdentityResult> CreateAsync(User user, CancellationToken stop) => throw new NotSupportedException();

        public Task<IdentityResult> UpdateAsync(User user, CancellationToken stop) => throw new NotSupportedException();

        public Task<IdentityResult> DeleteAsync(User user, CancellationToken stop) => throw new NotSupportedException();

        public void Dispose()
        {
        }
    }
}
