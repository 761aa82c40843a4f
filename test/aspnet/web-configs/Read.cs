using System;
using System.Configuration;
using System.Linq;
using System.Web.Configuration;

/// <summary>Reads files with the configuration system of Mono, and prints a line for each: its name, and what it says or the error.</summary>
public static class Read
{
    public static void Main(string[] files)
    {
        foreach (var file in files) Console.WriteLine(file + "\t" + ValuesOf(file).Trim());
    }

    private static string ValuesOf(string file)
    {
        try
        {
            var map = new ExeConfigurationFileMap { ExeConfigFilename = file };
            var site = ConfigurationManager.OpenMappedExeConfiguration(map, ConfigurationUserLevel.None);
            var login = (AuthenticationSection)site.GetSection("system.web/authentication");
            var runtime = (HttpRuntimeSection)site.GetSection("system.web/httpRuntime");
            var session = (SessionStateSection)site.GetSection("system.web/sessionState");
            // Mono reads the whole file before it knows that a section is there.
            site.GetSection("system.webServer");
            var settings = site.AppSettings.Settings.Cast<KeyValueConfigurationElement>().Select(each => each.Key + "=" + each.Value);
            return string.Join(" ", new object[]
            {
                login.Mode, login.Forms.Name, login.Forms.LoginUrl, login.Forms.Timeout, login.Forms.Path, login.Forms.RequireSSL,
                login.Forms.Domain, runtime.MaxRequestLength, runtime.ExecutionTimeout, session.Mode, session.CookieName,
                site.ConnectionStrings.ConnectionStrings.Count, string.Join(" ", settings),
            });
        }
        catch (ConfigurationErrorsException error)
        {
            return "refused: " + error.Message;
        }
    }
}
