using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Identity;

namespace Shop.Customers
{
    /// <summary>Keeps customers in memory.</summary>
    public sealed class CustomerStore : IUserPasswordStore<User>, IUserEmailStore<User>, IUserPhoneNumberStore<User>, IUserSecurityStampStore<User>, IQueryableUserStore<User>
    {
        private readonly ConcurrentDictionary<string, User> users = new ConcurrentDictionary<string, User>();

        public CustomerStore()
        {
            var user = new User { Id = "1", UserName = "driver@example.com", Email = "driver@example.com" };
            user.PasswordHash = new PasswordHasher<User>().HashPassword(user, "charge");
            users["1"] = user;
        }

        public IQueryable<User> Users => users.Values.AsQueryable();

        public Task<IdentityResult> CreateAsync(User user, CancellationToken token)
        {
            user.Id ??= System.Guid.NewGuid().ToString();
            users[user.Id] = user;
            return Task.FromResult(IdentityResult.Success);
        }

        public Task<IdentityResult> UpdateAsync(User user, CancellationToken token) => Task.FromResult(IdentityResult.Success);
        public Task<IdentityResult> DeleteAsync(User user, CancellationToken token) => Task.FromResult(IdentityResult.Success);
        public Task<User> FindByIdAsync(string id, CancellationToken token) => Task.FromResult(users.TryGetValue(id, out var user) ? user : null);
        public Task<User> FindByNameAsync(string name, CancellationToken token) =>
            Task.FromResult(users.Values.FirstOrDefault(user => string.Equals(user.UserName, name, System.StringComparison.OrdinalIgnoreCase)));

        public Task<User> FindByEmailAsync(string email, CancellationToken token) =>
            Task.FromResult(users.Values.FirstOrDefault(user => string.Equals(user.Email, email, System.StringComparison.OrdinalIgnoreCase)));

        public Task<string> GetUserIdAsync(User user, CancellationToken token) => Task.FromResult(user.Id);
        public Task<string> GetUserNameAsync(User user, CancellationToken token) => Task.FromResult(user.UserName);
        public Task SetUserNameAsync(User user, string name, CancellationToken token) => Task.FromResult(user.UserName = name);
        public Task<string> GetNormalizedUserNameAsync(User user, CancellationToken token) => Task.FromResult(user.UserName);
        public Task SetNormalizedUserNameAsync(User user, string name, CancellationToken token) => Task.CompletedTask;
        public Task<string> GetPasswordHashAsync(User user, CancellationToken token) => Task.FromResult(user.PasswordHash);
        public Task<bool> HasPasswordAsync(User user, CancellationToken token) => Task.FromResult(user.PasswordHash != null);
        public Task SetPasswordHashAsync(User user, string hash, CancellationToken token) => Task.FromResult(user.PasswordHash = hash);
        public Task<string> GetEmailAsync(User user, CancellationToken token) => Task.FromResult(user.Email);
        public Task SetEmailAsync(User user, string email, CancellationToken token) => Task.FromResult(user.Email = email);
        public Task<bool> GetEmailConfirmedAsync(User user, CancellationToken token) => Task.FromResult(true);
        public Task SetEmailConfirmedAsync(User user, bool confirmed, CancellationToken token) => Task.CompletedTask;
        public Task<string> GetNormalizedEmailAsync(User user, CancellationToken token) => Task.FromResult(user.Email);
        public Task SetNormalizedEmailAsync(User user, string email, CancellationToken token) => Task.CompletedTask;
        public Task<string> GetPhoneNumberAsync(User user, CancellationToken token) => Task.FromResult(user.PhoneNumber);
        public Task SetPhoneNumberAsync(User user, string number, CancellationToken token) => Task.FromResult(user.PhoneNumber = number);
        public Task<bool> GetPhoneNumberConfirmedAsync(User user, CancellationToken token) => Task.FromResult(user.PhoneNumberConfirmed);
        public Task SetPhoneNumberConfirmedAsync(User user, bool confirmed, CancellationToken token) => Task.FromResult(user.PhoneNumberConfirmed = confirmed);
        public Task<string> GetSecurityStampAsync(User user, CancellationToken token) => Task.FromResult(user.SecurityStamp);
        public Task SetSecurityStampAsync(User user, string stamp, CancellationToken token) => Task.FromResult(user.SecurityStamp = stamp);

        public void Dispose()
        {
        }
    }

    public sealed class RoleStore : IRoleStore<Role>
    {
        public Task<IdentityResult> CreateAsync(Role role, CancellationToken token) => Task.FromResult(IdentityResult.Success);
        public Task<IdentityResult> UpdateAsync(Role role, CancellationToken token) => Task.FromResult(IdentityResult.Success);
        public Task<IdentityResult> DeleteAsync(Role role, CancellationToken token) => Task.FromResult(IdentityResult.Success);
        public Task<string> GetRoleIdAsync(Role role, CancellationToken token) => Task.FromResult(role.Name);
        public Task<string> GetRoleNameAsync(Role role, CancellationToken token) => Task.FromResult(role.Name);
        public Task SetRoleNameAsync(Role role, string name, CancellationToken token) => Task.CompletedTask;
        public Task<string> GetNormalizedRoleNameAsync(Role role, CancellationToken token) => Task.FromResult(role.Name);
        public Task SetNormalizedRoleNameAsync(Role role, string name, CancellationToken token) => Task.CompletedTask;
        public Task<Role> FindByIdAsync(string id, CancellationToken token) => Task.FromResult<Role>(null);
        public Task<Role> FindByNameAsync(string name, CancellationToken token) => Task.FromResult<Role>(null);

        public void Dispose()
        {
        }
    }
}
