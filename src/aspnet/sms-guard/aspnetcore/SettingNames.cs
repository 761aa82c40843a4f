using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;

namespace EvPortalWidgets;

/// <summary>Fails the start of a site that has a setting below <c>EvPortalWidgets</c> that does not exist.</summary>
internal sealed class SettingNames(IConfiguration site) : IHostedService
{
    public static void CheckIn(IServiceCollection services) =>
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IHostedService, SettingNames>());

    public Task StartAsync(CancellationToken cancellationToken)
    {
        var set = site.GetSection(SmsGuardSettings.Site).GetChildren()
            .Where(each => each.AsEnumerable().Any(setting => !string.IsNullOrEmpty(setting.Value)));
        WrongSetting.Tell(() => SmsGuardSettings.CheckNames(set.Select(each => each.Key)));
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
}
