using System.IO;
using System.Text;
using EvPortalWidgets;

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
            if (phone == "380671180099") return null;
            return new PortalUser { Id = phone, Role = phone == "380501234567" ? "Admin" : "" };
        }

        /// <summary>Finds as a database does that takes full-width letters, letter case and blanks at the end for the same.</summary>
        public static PortalUser ByEmail(string email)
        {
            var name = (email ?? "").Normalize(NormalizationForm.FormKC).TrimEnd().ToUpperInvariant();
            if (name == "BROKEN@EXAMPLE.COM") throw new InvalidDataException("This user's record cannot be read.");
            if (name == "ADMIN@EXAMPLE.COM") return new PortalUser { Id = "1", Role = "Admin" };
            if (name == "OWNER@EXAMPLE.COM") return new PortalUser { Id = "3" };
            return name == "DRIVER@EXAMPLE.COM" ? new PortalUser { Id = "2", Role = "" } : null;
        }

        public static bool HasPassword(PortalUser user, string password)
        {
            return user != null && password == "charge";
        }
    }
}
