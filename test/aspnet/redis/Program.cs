using System;
using System.Linq;
using System.Text.Json;

/// <summary>
/// Prints for each rule its name, what it should give and what it gives. Each has a Redis server of its own. With the argument "checkouts"
/// it prints how fast the stores are.
/// </summary>
internal static class Program
{
    private static void Main(string[] arguments)
    {
        if (arguments.Contains("checkouts"))
        {
            Checkouts.Print();
            return;
        }
        foreach (var rule in Together.Rules.Concat(BesideFormer.Rules).Concat(Away.Rules))
        {
            using var redis = new RedisServer().Start();
            string found;
            try
            {
                found = rule.Value.Find(redis);
            }
            catch (Exception error)
            {
                found = error.ToString();
            }
            Console.WriteLine(JsonSerializer.Serialize(new[] { rule.Key, rule.Value.Wanted, found }));
        }
    }
}
