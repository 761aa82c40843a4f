using System.Collections.Concurrent;
using Microsoft.AspNetCore.Identity;

/// <summary>Keeps users and their passkeys until the site stops.</summary>
internal sealed class UsersInMemory : IUserPasskeyStore<IdentityUser>, IUserEmailStore<IdentityUser>, IUserPasswordStore<IdentityUser>
{
    private readonly ConcurrentDictionary<string, IdentityUser> users = new();
    private readonly ConcurrentDictionary<string, (string UserId, UserPasskeyInfo Passkey)> passkeys = new();

    public Task AddOrUpdatePasskeyAsync(IdentityUser user, UserPasskeyInfo passkey, CancellationToken token)
    {
        passkeys[Key(passkey.CredentialId)] = (user.Id, passkey);
        return Task.CompletedTask;
    }

    public Task<IList<UserPasskeyInfo>> GetPasskeysAsync(IdentityUser user, CancellationToken token) =>
        Task.FromResult<IList<UserPasskeyInfo>>([.. passkeys.Values.Where(each => each.UserId == user.Id).Select(each => each.Passkey)]);

    public Task<IdentityUser?> FindByPasskeyIdAsync(byte[] credentialId, CancellationToken token) =>
        Task.FromResult(passkeys.TryGetValue(Key(credentialId), out var found) ? users.GetValueOrDefault(found.UserId) : null);

    public Task<UserPasskeyInfo?> FindPasskeyAsync(IdentityUser user, byte[] credentialId, CancellationToken token) =>
        Task.FromResult(passkeys.TryGetValue(Key(credentialId), out var found) && found.UserId == user.Id ? found.Passkey : null);

    public async Task RemovePasskeyAsync(IdentityUser user, byte[] credentialId, CancellationToken token)
    {
        if (await FindPasskeyAsync(user, credentialId, token) is not null) passkeys.TryRemove(Key(credentialId), out _);
    }

    public Task<IdentityResult> CreateAsync(IdentityUser user, CancellationToken token)
    {
        users[user.Id] = user;
        return Task.FromResult(IdentityResult.Success);
    }

    public Task<IdentityResult> UpdateAsync(IdentityUser user, CancellationToken token) => Task.FromResult(IdentityResult.Success);

    public Task<IdentityResult> DeleteAsync(IdentityUser user, CancellationToken token) => throw new NotSupportedException();

    public Task<IdentityUser?> FindByIdAsync(string userId, CancellationToken token) => Task.FromResult(users.GetValueOrDefault(userId));

    public Task<IdentityUser?> FindByNameAsync(string name, CancellationToken token) =>
        Task.FromResult(users.Values.FirstOrDefault(user => user.NormalizedUserName == name));

    public Task<string> GetUserIdAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.Id);

    public Task<string?> GetUserNameAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.UserName);

    public Task<string?> GetNormalizedUserNameAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.NormalizedUserName);

    public Task SetUserNameAsync(IdentityUser user, string? name, CancellationToken token) => Task.FromResult(user.UserName = name);

    public Task SetNormalizedUserNameAsync(IdentityUser user, string? name, CancellationToken token) =>
        Task.FromResult(user.NormalizedUserName = name);

    public Task<IdentityUser?> FindByEmailAsync(string email, CancellationToken token) =>
        Task.FromResult(users.Values.FirstOrDefault(user => user.NormalizedEmail == email));

    public Task<string?> GetEmailAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.Email);

    public Task<string?> GetNormalizedEmailAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.NormalizedEmail);

    public Task<bool> GetEmailConfirmedAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.EmailConfirmed);

    public Task SetEmailAsync(IdentityUser user, string? email, CancellationToken token) => Task.FromResult(user.Email = email);

    public Task SetNormalizedEmailAsync(IdentityUser user, string? email, CancellationToken token) =>
        Task.FromResult(user.NormalizedEmail = email);

    public Task SetEmailConfirmedAsync(IdentityUser user, bool confirmed, CancellationToken token) =>
        Task.FromResult(user.EmailConfirmed = confirmed);

    public Task<string?> GetPasswordHashAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.PasswordHash);

    public Task<bool> HasPasswordAsync(IdentityUser user, CancellationToken token) => Task.FromResult(user.PasswordHash is not null);

    public Task SetPasswordHashAsync(IdentityUser user, string? hash, CancellationToken token) => Task.FromResult(user.PasswordHash = hash);

    public void Dispose()
    {
    }

    private static string Key(byte[] credentialId) => Convert.ToBase64String(credentialId);
}
