using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>A setting that cannot work is told as .NET tells it.</summary>
internal static class WrongSetting
{
    /// <summary>Throws an <see cref="OptionsValidationException" /> in place of what the rules of the settings throw.</summary>
    public static T Tell<T>(Func<T> read)
    {
        try
        {
            return read();
        }
        catch (ArgumentException error)
        {
            throw new OptionsValidationException(Options.DefaultName, typeof(SmsGuardOptions), [error.Message]);
        }
    }

    /// <summary>What is wrong with a setting, or null.</summary>
    public static string? In(Action read)
    {
        try
        {
            read();
            return null;
        }
        catch (ArgumentException error)
        {
            return error.Message;
        }
    }
}
