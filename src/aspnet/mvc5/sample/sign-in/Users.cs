using System;

namespace Portal
{
    public class User
    {
        public string Id { get; set; }
        public string Role { get; set; }
    }

    /// <summary>Two users to try the login with, while you develop. Replace this file by one with your own users.</summary>
    [Unfinished("Replace Users.cs by your own users.")]
    public static class Users
    {
        /// <summary>The user of a number that has received the right code.</summary>
        public static User ByPhone(string phone)
        {
            return new User { Id = phone, Role = "" };
        }

        /// <summary>Null if the password is wrong or there is no such user.</summary>
        public static User ByEmail(string email, string password)
        {
            if (!Development.IsOn) throw new InvalidOperationException("Replace Users.cs by your own users.");
            if (password != "charge") return null;
            if (email == "admin@example.com") return new User { Id = email, Role = "Admin" };
            return email == "driver@example.com" ? new User { Id = email, Role = "" } : null;
        }
    }
}
