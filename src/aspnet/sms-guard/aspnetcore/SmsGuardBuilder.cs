using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace EvPortalWidgets;

/// <summary>What a site adds to its <see cref="SmsGuard" />.</summary>
public sealed class SmsGuardBuilder
{
    internal SmsGuardBuilder(IServiceCollection services) => Services = services;

    /// <summary>The services of the site.</summary>
    public IServiceCollection Services { get; }

    /// <summary>Uses a check for robots of the site, in place of that of the settings. It may need any service of a request.</summary>
    /// <typeparam name="T">The check.</typeparam>
    public SmsGuardBuilder AddBotCheck<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors)] T>()
        where T : class, IBotCheck
    {
        Services.Replace(ServiceDescriptor.Scoped<IBotCheck, T>());
        return this;
    }
}

/// <summary>The store that a package adds. It opens none where no setting asks for one.</summary>
internal sealed record SharedStore(Func<IServiceProvider, ISmsStore?> Open);

/// <summary>Where the settings of the guard are.</summary>
internal sealed record SmsSection(IConfigurationSection Settings)
{
    /// <summary>What is wrong with options in the usual section, if the guard reads another one: they would be ignored.</summary>
    public IEnumerable<string> Ignored(IConfiguration site) =>
        site.GetSection(SmsGuardSettings.Section).AsEnumerable()
            .Where(each => !string.IsNullOrEmpty(each.Value) && !(each.Key + ":").StartsWith(Settings.Path + ":", StringComparison.OrdinalIgnoreCase))
            .Select(each => each.Key + " is not in use, because AddSmsGuard reads " + Settings.Path + ". Move it there, or remove it.");
}
