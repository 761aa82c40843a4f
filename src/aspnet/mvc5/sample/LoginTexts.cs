using System.Globalization;

namespace Portal
{
    /// <summary>What an SMS and the refusals of the logins say, in the language of the request.</summary>
    public static class LoginTexts
    {
        public static string NotServed
        {
            get
            {
                return In(
                    "Ми не надсилаємо SMS на номери цієї країни.",
                    "Мы не отправляем SMS на номера этой страны.",
                    "We do not send SMS to numbers of this country.");
            }
        }

        public static string CodeIsOnItsWay
        {
            get
            {
                return In(
                    "Код уже надіслано. Новий можна запросити пізніше.",
                    "Код уже отправлен. Новый можно запросить позже.",
                    "A code was already sent. You can ask for a new one later.");
            }
        }

        public static string WrongCode
        {
            get
            {
                return In(
                    "Код неправильний або вже не діє.",
                    "Код неверен или больше не действует.",
                    "The code is wrong or no longer valid.");
            }
        }

        public static string TooManyWrongCodes
        {
            get
            {
                return In(
                    "Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.",
                    "Слишком много неверных кодов, поэтому отправленный больше не действует. Запросите новый.",
                    "Too many wrong codes, so the one that was sent is no longer valid. Ask for a new one.");
            }
        }

        public static string WrongPassword
        {
            get
            {
                return In(
                    "Неправильна електронна пошта або пароль.",
                    "Неверный адрес электронной почты или пароль.",
                    "The email address or the password is wrong.");
            }
        }

        public static string Sms(string code)
        {
            return In("Ваш код: ", "Ваш код: ", "Your code: ") + code;
        }

        public static string TooManyCodes(int minutes)
        {
            var text = In(
                "На цей номер надіслано забагато кодів. Новий можна запросити через {0} хв. Або увійдіть за електронною поштою.",
                "На этот номер отправлено слишком много кодов. Новый можно запросить через {0} мин. Или войдите по электронной почте.",
                "Too many codes were sent to this number. You can ask for a new one in {0} min. Or sign in by email.");
            return string.Format(CultureInfo.CurrentCulture, text, minutes);
        }

        private static string In(string ukrainian, string russian, string english)
        {
            switch (CultureInfo.CurrentUICulture.TwoLetterISOLanguageName)
            {
                case "ru": return russian;
                case "en": return english;
                default: return ukrainian;
            }
        }
    }
}
