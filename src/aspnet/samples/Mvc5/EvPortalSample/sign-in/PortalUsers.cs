using EvPortalWidgets;

namespace EvPortalSample
{
    public class PortalUser
    {
        public string Id { get; set; }
        public string Role { get; set; }
    }

    /// <summary>Two users to try the login with, while you develop. Replace this file by one with your own users.</summary>
    [Unfinished("Replace PortalUsers.cs by your own users.")]
    public static class PortalUsers
    {
        /// <summary>The user of a number, after the right code. A new number may become a new user, or is refused: null.</summary>
        public static PortalUser ByPhone(string phone)
        {
            return new PortalUser { Id = phone, Role = "" };
        }

        /// <summary>Null if there is no such user. The id never changes, and tries of the password are counted for it.</summary>
        public static PortalUser ByEmail(string email)
        {
            if (email == "admin@example.com") return new PortalUser { Id = email, Role = "Admin" };
            return email == "driver@example.com" ? new PortalUser { Id = email, Role = "" } : null;
        }

        /// <summary>
        /// Whether it is the user's password. Without a user, compare it with the hash of another one, so that both answers take as long.
        /// </summary>
        public static bool HasPassword(PortalUser user, string password)
        {
            return user != null && password == "charge";
        }
    }
}
