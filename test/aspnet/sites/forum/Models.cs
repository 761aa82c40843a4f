using System.Collections.Generic;

namespace Portal
{
    /// <summary>The site has types with names that the widgets could have, too.</summary>
    public class User
    {
        public string DisplayName { get; set; }
    }

    public static class Languages
    {
        public static readonly IList<string> All = new[] { "Klingon", "Esperanto" };
    }

    public class Browser
    {
    }
}
