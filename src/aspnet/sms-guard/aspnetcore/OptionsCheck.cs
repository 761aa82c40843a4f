using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>Looks for what cannot work, after all that the site has changed.</summary>
internal sealed class OptionsCheck(IServiceProvider services, IOptionsFactory<GuardSettings> site) : IValidateOptions<SmsGuardOptions>
{
    public ValidateOptionsResult Validate(string? name, SmsGuardOptions options)
    {
        // The guard has the options without a name.
        if (name != Options.DefaultName) return ValidateOptionsResult.Skip;
        var isRedisUsed = services.GetService<SharedStore>() is not null;
        List<string> faults = [.. options.Faults(), .. GuardSettings.Now(site).Faults(isRedisUsed)];
        return faults.Count > 0 ? ValidateOptionsResult.Fail(faults) : ValidateOptionsResult.Success;
    }
}
