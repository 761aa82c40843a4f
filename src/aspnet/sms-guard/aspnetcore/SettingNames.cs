using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>
/// Fails the start of a site that has a setting below <c>EvPortalWidgets</c> that does not exist. With a guard its options have this fault
/// beside their own.
/// </summary>
internal sealed class SettingNames(IConfiguration site) : IHostedService
{
    public static void CheckIn(IServiceCollection services) =>
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IHostedService, SettingNames>());

    /// <summary>What is wrong with each name that does not exist.</summary>
    public static IEnumerable<string> UnknownIn(IConfiguration site) => SmsGuardSettings.Unknown(
        site.GetSection(SmsGuardSettings.Site).AsEnumerable(true).Where(each => !string.IsNullOrEmpty(each.Value)).Select(each => each.Key));

    public Task StartAsync(CancellationToken cancellationToken)
    {
        List<string> faults = [.. UnknownIn(site)];
        if (faults.Count > 0) throw new OptionsValidationException(Options.DefaultName, typeof(SmsGuardOptions), faults);
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
