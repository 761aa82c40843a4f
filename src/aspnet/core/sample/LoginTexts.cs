using System.Globalization;

namespace Portal;

/// <summary>What an SMS and the refusals of the logins say, in the language of the request.</summary>
public static class LoginTexts
{
    public static string Sms(string code) => In($"Ваш код: {code}", $"Ваш код: {code}", $"Your code: {code}");

    public static string NotServed => In(
        "Ми не надсилаємо SMS на номери цієї країни.",
        "Мы не отправляем SMS на номера этой страны.",
        "We do not send SMS to numbers of this country.");

    public static string CodeIsOnItsWay => In(
        "Код уже надіслано. Новий можна запросити пізніше.",
        "Код уже отправлен. Новый можно запросить позже.",
        "A code was already sent. You can ask for a new one later.");

    public static string TooManyCodes(int minutes) => In(
        $"На цей номер надіслано забагато кодів. Новий можна запросити через {minutes} хв. Або увійдіть за електронною поштою.",
        $"На этот номер отправлено слишком много кодов. Новый можно запросить через {minutes} мин. Или войдите по электронной почте.",
        $"Too many codes were sent to this number. You can ask for a new one in {minutes} min. Or sign in by email.");

    public static string WrongCode => In(
        "Код неправильний або вже не діє.",
        "Код неверен или больше не действует.",
        "The code is wrong or no longer valid.");

    public static string TooManyWrongCodes => In(
        "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
        "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
        "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one.");

    public static string WrongPassword => In(
        "Неправильна електронна пошта або пароль.",
        "Неверный адрес электронной почты или пароль.",
        "The email address or the password is wrong.");

    private static string In(string ukrainian, string russian, string english) =>
        CultureInfo.CurrentUICulture.TwoLetterISOLanguageName switch { "ru" => russian, "en" => english, _ => ukrainian };
}
