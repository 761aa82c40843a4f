using EvPortalWidgets;

/// <summary>The rules of the guard that a figure of an attack can show. The guide has them in this order.</summary>
internal static class GuardRules
{
    private const string Sms = "SMS", Codes = "codes", Check = "check", Passwords = "passwords";

    public static readonly GuardRule[] All =
    [
        new(Sms, "SMS to a number (`PerNumber`)",
            "who needs one more waits",
            "one number, from 500 addresses for a day")
        {
            Keys = @"number \d+ in an? ",
        },
        new(Sms, "SMS to a number from one network",
            "who needs one more in a new browser waits",
            "one network asks for a number, its owner is in another network")
        {
            Keys = @"number \d+ from ",
        },
        new(Sms, "known browsers count for themselves", "a cookie for a year", "known numbers, from 500 addresses for two hours")
        {
            Call = browser => browser.Cookies.Remove(SmsCookies.Known.Name),
        },
        new(Sms, "SMS to a number in its known browser",
            "who needs one more waits",
            "a copied cookie, from 500 addresses for a day")
        {
            Keys = "number in its browser ",
        },
        new(Sms, "SMS to a number in its known browser without a right code",
            "after 20 such SMS in 30 days it needs a token",
            "a check, 300 rented numbers at ten addresses, an owner in a known browser, for three days")
        {
            Keys = "number in its browser without a right code ",
        },
        new(Sms, "SMS to known browsers of an address", "nothing measured", "300 rented numbers in known browsers at one address")
        {
            Keys = "address of known browsers ",
        },
        new(Sms, "known networks count for themselves",
            "answers tell who lives there: {one network asks for 20,000 numbers, 120 live there}",
            "250 networks ask for a number, its owner is at home")
        {
            Keys = "home of ",
        },
        new(Sms, "many refusals end the limits of a known network",
            "then its owner counts as a stranger there",
            "one network asks for 20,000 numbers, 120 live there")
        {
            Keys = "SMS refused to ",
        },
        new(Sms, "SMS to numbers that differ in the last four digits (`PerPrefix`)",
            "a fleet of 60 with numbers in a row: {a fleet of 60 with numbers in a row}",
            "one prefix, from 500 addresses for a day")
        {
            Keys = "prefix ",
        },
        new(Sms, "SMS to an address (`PerAddress`)",
            "an office of 250 new browsers: {an office of 250 new browsers}",
            "the address of an operator, for a day")
        {
            Keys = "address [^ ]+/(32|64) ",
        },
        new(Sms, "SMS to an IPv4 /24", "nothing measured", "an IPv4 /24, for a day") { Keys = "address [^ ]+/24 " },
        new(Sms, "SMS to an IPv6 /56 and /48",
            "nothing measured",
            "networks of an IPv6 /32, for a day")
        {
            Keys = "address [^ ]+/(56|48) ",
        },
        new(Sms, "SMS to an IPv6 /29", "nothing measured", "an IPv6 /29, for two hours") { Keys = "address [^ ]+/29 " },
        new(Sms, "new browsers have half of the budgets",
            "an attack keeps them out sooner: {500 addresses, for two hours}",
            "500 addresses, 25,000 calls in a day")
        {
            Keys = "budget: half ",
        },
        new(Sms, "the budgets (`BudgetPerHour`, `BudgetPerDay`)",
            "when they are spent, nobody gets an SMS",
            "1,000 rented numbers in known browsers at 20 addresses")
        {
            Keys = "budget: ",
        },
        new(Sms, "only the card can ask for SMS",
            "nothing measured",
            "images on foreign pages, for two hours")
        {
            Call = browser => browser.Headers.Remove("Sec-Fetch-Site"),
        },
        new(Sms, "what was not sent does not count for its number",
            "nothing measured",
            "the SMS service fails five times for each of 200 drivers")
        {
            Change = question =>
            {
                if (question.Code?.Action != CodeAction.Undo) return;
                question.Code = null;
                question.GiveBack = null;
            },
        },
        new(Codes, "five attempts for a code", "who mistypes more needs another SMS", "500 addresses, 100 guesses for each code, for a day")
        {
            Change = question => question.Code = question.Code is { } step ? step with { Tries = int.MaxValue } : null,
        },
        new(Codes, "two attempts while many codes are wrong", "nothing measured", "500 addresses, five guesses for each code, for a day")
        {
            Keys = "codes wrong",
        },
        new(Codes, "a right code gives its attempt back", "nothing", "no attack")
        {
            Change = question => question.GiveBack = question.Code?.Action == CodeAction.End ? null : question.GiveBack,
        },
        new(Codes, "a code is right in one browser",
            "who goes on in another browser needs another SMS",
            "a stranger enters wrong codes for 100 numbers")
        {
            Set = options => options.Origins.Add("https://portal.example.com"),
        },
        new(Check, "each new browser needs a token",
            "if one driver of ten has none: {no attack, a check, one driver of ten has no token}, in an attack {a check, 500 addresses without tokens, one driver of ten has none, for a day}",
            "a check, 500 addresses without tokens, for a day")
        {
            Call = browser => browser.SiteCheck = null,
        },
        new(Check, "SMS to a network without a token",
            "the next new browser there needs one",
            "a check, one address without tokens, for a day")
        {
            Keys = @"first of [^ ]+/(32|48)\z",
        },
        new(Check, "SMS to an IPv6 /29 without a token",
            "nothing measured",
            "a check, an IPv6 /29 without tokens, for a day")
        {
            Keys = @"first of [^ ]+/29\z",
        },
        new(Check, "SMS of the whole site without a token",
            "when they are used up, nobody without a token gets one",
            "a check, 500 addresses that guess, for a day")
        {
            Keys = "first of all",
        },
        new(Check, "questions to the service of the check",
            "nothing measured",
            "a check, one address with 3,000 false tokens")
        {
            Keys = "questions of ",
        },
        new(Passwords, "passwords for an account from one network", "who mistypes more waits", "50 networks try one password, for a day")
        {
            Keys = @"login [^ ]+ in [^ ]+/(24|48)\z",
        },
        new(Passwords, "passwords for an account from an IPv6 /29", "nothing measured", "an IPv6 /29 tries one password, for a day")
        {
            Keys = @"login [^ ]+ in [^ ]+/29\z",
        },
        new(Passwords, "wrong passwords of an address (`PasswordsPerAddress`)",
            "an office of 250 new browsers: {an office of 250 new browsers signs in by password}",
            "one address tries many accounts, for a day")
        {
            Keys = "login [^ ]+/[0-9]+ in an? ",
        },
        new(Passwords, "a token of a person lifts the limit of an IPv6 /29", "with tokens, the limits of a /48 are left",
            "a check, one phone in an IPv6 /29 tries many accounts, a new driver with a token is elsewhere in it")
        {
            Call = browser => browser.Cookies.Remove("bot-check"),
        },
        new(Passwords, "passwords of all strangers for an account, with a check",
            "in a new network: {a check, 50 networks with tokens, the owner is in a new network}",
            "a check, 50 networks try one password, for a day")
        {
            Keys = "strangers ",
        },
        new(Passwords, "known browsers have passwords of their own",
            "a cookie for a year",
            "a check, 50 networks with tokens, the owner is in a known browser")
        {
            Call = browser => browser.Cookies.Remove(SmsCookies.Known.Name),
        },
        new(Passwords, "known networks have passwords of their own",
            "answers tell who lives there: {one network tries 20,000 emails, 120 live there}",
            "a check, 50 networks with tokens, the owner is at home")
        {
            Keys = "known ",
        },
        new(Passwords, "many refusals end the passwords of a known network",
            "then its owner counts as a stranger there",
            "one network tries 20,000 emails, 120 live there")
        {
            Keys = "login refused to ",
        },
        new(Passwords, "refusals of a network take little memory, and are forgotten first",
            "nothing measured",
            "a check, 262,144 refused logins of four IPv6 /48, then 50 networks try one password, for a day")
        {
            // Each address counts, also where its larger networks are full, and takes the room of passwords.
            Change = question => question.Refused = [.. question.Refused.TakeLast(1).SelectMany(each => new[]
            {
                each with { Kind = SmsWindowKind.Login },
                each with { Kind = SmsWindowKind.Login, Key = each.Key + " once more" },
            })],
        },
        new(Passwords, "an account has few new networks, which take no room of passwords",
            "more than 20 networks in 30 days: the others are not known",
            "a check, 200,000 right logins of 40 accounts, then 50 networks try one password, for a day")
        {
            // Each network is known, and takes the room of a password.
            Change = question =>
            {
                if (question.Groups.Count > 0 && question.Groups[0].Windows.All(each => each.Kind == SmsWindowKind.Home))
                    question.Groups = [new([.. question.Groups[0].Windows.Select(each => each with { Kind = SmsWindowKind.Login })])];
            },
        },
        new(Passwords, "a right password does not count", "nothing", "an office of 250 new browsers signs in by password")
        {
            Change = question => question.GiveBack = question.Code is null ? null : question.GiveBack,
        },
        new(Passwords, "an attempt counts for the account and for what was typed",
            "nothing",
            "spellings of 100 emails with an account, and of 100 without")
        {
            IsOfTyped = true,
        },
    ];
}
