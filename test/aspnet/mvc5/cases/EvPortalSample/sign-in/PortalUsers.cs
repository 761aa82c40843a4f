using System.IO;

namespace EvPortalSample
{
    public class PortalUser
    {
        public string Id { get; set; }
        public string Role { get; set; }
    }

    /// <summary>The users of the tests, in place of the sample's.</summary>
    [Unfinished("Replace the users of the tests.")]
    public static class PortalUsers
    {
        public static PortalUser ByPhone(string phone)
        {
            return new PortalUser { Id = phone, Role = phone == "380501234567" ? "Admin" : "" };
        }

        public static PortalUser ByEmail(string email, string password)
        {
            if (email == "broken@example.com") throw new InvalidDataException("This user's record cannot be read.");
            if (password != "charge") return null;
            if (email == "admin@example.com") return new PortalUser { Id = email, Role = "Admin" };
            return email == "driver@example.com" ? new PortalUser { Id = email, Role = "" } : null;
        }
    }
}
