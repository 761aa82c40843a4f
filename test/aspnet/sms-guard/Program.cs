using System;
using System.Linq;
using System.Text.Json;

/// <summary>Prints for each rule its name, what it should give and what it gives; then what each attack costs and whom it locks out.</summary>
internal static class Program
{
    private static void Main()
    {
        foreach (var rule in Rules.All.Concat(ProxyRules.All).Concat(CodeRules.All).Concat(LoginRules.All).Concat(ContextRules.All).Concat(SettingRules.All).Concat(ReportRules.All).Concat(StoreRules.All)) Console.WriteLine(JsonSerializer.Serialize(rule));
        foreach (var attack in AttackRules.All)
        {
            Console.WriteLine(JsonSerializer.Serialize(new[] { attack[0], attack[2], attack[3] }));
            Console.WriteLine(JsonSerializer.Serialize(new { attack = attack[0], before = attack[1], now = attack[3] }));
        }
        foreach (var attack in Simulation.Attacks)
        {
            var simulation = new Simulation(52);
            attack.Value(simulation);
            Console.WriteLine("{\"attack\": \"" + attack.Key + "\", " + simulation.Run() + "}");
        }
        foreach (var attack in PasswordAttack.All)
            Console.WriteLine("{\"attack\": \"" + attack.Key + "\", " + attack.Value(new PasswordAttack()) + "}");
    }
}
