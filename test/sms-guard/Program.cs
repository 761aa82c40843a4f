using System;

/// <summary>Prints what each rule should give and gives, or what each attack costs and whom it locks out.</summary>
internal static class Program
{
    private static void Main()
    {
        foreach (var rule in Rules.All()) Console.WriteLine("{\"rule\": \"" + rule[0] + "\", \"wanted\": \"" + rule[1] + "\", \"found\": \"" + rule[2] + "\"}");
        foreach (var attack in Simulation.Attacks)
        {
            var simulation = new Simulation(52);
            attack.Value(simulation);
            Console.WriteLine("{\"attack\": \"" + attack.Key + "\", " + simulation.Run() + "}");
        }
    }
}
