#nullable enable

namespace EvPortalSample;

/// <summary>The words of the two views in the languages of the sample, and in Ukrainian for any other language.</summary>
public static class PasskeyTexts
{
    public static string SignIn => Text("Увійти з ключем доступу", "Войти с ключом доступа", "Sign in with a passkey");

    public static string NotSignedIn => Text(
        "Вхід із ключем не завершено. Спробуйте ще раз або увійдіть інакше.",
        "Вход с ключом не завершён. Попробуйте ещё раз или войдите иначе.",
        "You are not signed in with the passkey. Try again, or sign in another way.");

    public static string Passkeys => Text("Ключі доступу", "Ключи доступа", "Passkeys");

    public static string Remove => Text("Видалити ключ від", "Удалить ключ от", "Remove the passkey of");

    public static string Add => Text("Додати ключ доступу", "Добавить ключ доступа", "Add a passkey");

    public static string NotAdded => Text(
        "Ключ не додано. Спробуйте ще раз.", "Ключ не добавлен. Попробуйте ещё раз.", "The passkey was not added. Try again.");

    private static string Text(string uk, string ru, string en) => PortalLanguages.Current switch { "ru" => ru, "en" => en, _ => uk };
}
