import { languages } from './languages';

type Language = (typeof languages)[number];

/** Every text of the widgets, by language and key. `{{name}}` is replaced by a value. */
export const texts = byLanguage({
  ProductTitle: { en: 'EV charging network', ru: 'Сеть зарядных станций', uk: 'Мережа зарядних станцій' },
  MainSite: { en: 'Main website', ru: 'Главный сайт', uk: 'Головний сайт' },
  FindStations: { en: 'Find stations', ru: 'Найти станцию', uk: 'Знайти станцію' },
  MobileApp: { en: 'Mobile app', ru: 'Мобильное приложение', uk: 'Мобільний застосунок' },
  Contacts: { en: 'Contacts', ru: 'Контакты', uk: 'Контакти' },
  Login: { en: 'Login', ru: 'Войти', uk: 'Увійти' },
  LoginTitle: { en: 'Login', ru: 'Вход', uk: 'Вхід' },
  PersonalAccount: { en: 'Personal account', ru: 'Личный кабинет', uk: 'Особистий кабінет' },
  ControlPanel: { en: 'Control panel', ru: 'Панель управления', uk: 'Панель керування' },
  PersonalProfile: { en: 'Personal profile', ru: 'Личные данные', uk: 'Особисті дані' },
  Clients: { en: 'Clients', ru: 'Клиенты', uk: 'Клієнти' },
  StationsMap: { en: 'Stations map', ru: 'Карта станций', uk: 'Карта станцій' },
  Chargers: { en: 'Chargers', ru: 'Зарядные станции', uk: 'Зарядні станції' },
  Reports: { en: 'Reports', ru: 'Отчёты', uk: 'Звіти' },
  PaymentArchive: { en: 'Payment archive', ru: 'Архив платежей', uk: 'Архів платежів' },
  Logout: { en: 'Log out', ru: 'Выйти', uk: 'Вийти' },
  DoYouReallyWantToQuit: {
    en: 'Do you really want to quit?',
    ru: 'Вы действительно хотите выйти?',
    uk: 'Ви справді хочете вийти?',
  },
  Yes: { en: 'Yes', ru: 'Да', uk: 'Так' },
  No: { en: 'No', ru: 'Нет', uk: 'Ні' },
  Menu: { en: 'Menu', ru: 'Меню', uk: 'Меню' },
  Language: { en: 'Language', ru: 'Язык', uk: 'Мова' },
  LanguageChangeError: {
    en: 'The language could not be changed. Try again.',
    ru: 'Не удалось сменить язык. Попробуйте ещё раз.',
    uk: 'Не вдалося змінити мову. Спробуйте ще раз.',
  },
  PrivacyPolicy: { en: 'Privacy policy', ru: 'Политика конфиденциальности', uk: 'Політика конфіденційності' },
  Terms: { en: 'Terms and conditions', ru: 'Условия использования', uk: 'Умови користування' },
  Leaflet: { en: 'Leaflet', ru: 'Буклет', uk: 'Буклет' },
  AboutUs: { en: 'About us', ru: 'О нас', uk: 'Про нас' },
  SupportService: { en: '24/7 support service', ru: 'Служба поддержки 24/7', uk: 'Служба підтримки 24/7' },
  News: { en: 'News', ru: 'Новости', uk: 'Новини' },
  Shop: { en: 'Shop', ru: 'Магазин', uk: 'Магазин' },
  Hotline: { en: 'Hotline', ru: 'Горячая линия', uk: 'Гаряча лінія' },
  HomePage: { en: 'Home page', ru: 'Главная', uk: 'Головна' },
  Breadcrumb: { en: 'Breadcrumb', ru: 'Путь к странице', uk: 'Шлях до сторінки' },
  Or: { en: 'Or', ru: 'или', uk: 'або' },
  SignInWithPhone: {
    en: 'Sign in with phone',
    ru: 'Войти по номеру телефона',
    uk: 'Увійти за номером телефону',
  },
  SignInWithEmail: { en: 'Sign in with email', ru: 'Войти через почту', uk: 'Увійти через пошту' },
  LastUsed: { en: 'Last used', ru: 'В прошлый раз', uk: 'Минулого разу' },
  SignUp: { en: 'Sign up', ru: 'Зарегистрироваться', uk: 'Зареєструватися' },
  Email: { en: 'Email', ru: 'Электронная почта', uk: 'Електронна пошта' },
  Password: { en: 'Password', ru: 'Пароль', uk: 'Пароль' },
  ShowPassword: { en: 'Show password', ru: 'Показать пароль', uk: 'Показати пароль' },
  HidePassword: { en: 'Hide password', ru: 'Скрыть пароль', uk: 'Сховати пароль' },
  ForgotPassword: { en: 'Forgot password?', ru: 'Забыли пароль?', uk: 'Забули пароль?' },
  CountryCode: { en: 'Country code', ru: 'Код страны', uk: 'Код країни' },
  PhoneNumber: { en: 'Phone number', ru: 'Номер телефона', uk: 'Номер телефону' },
  PhoneNumberHint: {
    en: 'For example, 50\u00a0123\u00a045\u00a067',
    ru: 'Например, 50\u00a0123\u00a045\u00a067',
    uk: 'Наприклад, 50\u00a0123\u00a045\u00a067',
  },
  Ukraine: { en: 'Ukraine', ru: 'Украина', uk: 'Україна' },
  Slovakia: { en: 'Slovakia', ru: 'Словакия', uk: 'Словаччина' },
  CodeSentTo: {
    en: 'We sent a code to {{number}}',
    ru: 'Код отправлен на номер {{number}}',
    uk: 'Код надіслано на номер {{number}}',
  },
  SmsCode: { en: 'SMS code', ru: 'Код из SMS', uk: 'Код з SMS' },
  NoCodeYet: { en: 'No code? Call', ru: 'Нет кода? Позвоните', uk: 'Немає коду? Телефонуйте' },
  SendSmsCode: { en: 'Send SMS code', ru: 'Отправить код в SMS', uk: 'Надіслати код у SMS' },
  ResendIn: {
    en: 'Send again in {{seconds}} s',
    ru: 'Отправить снова через {{seconds}} с',
    uk: 'Надіслати знову через {{seconds}} с',
  },
  NewCodeIn: {
    en: 'You can ask for a new code in {{seconds}} seconds',
    ru: 'Новый код можно запросить через {{seconds}} секунд',
    uk: 'Новий код можна запросити через {{seconds}} секунд',
  },
  NewCodeNow: {
    en: 'You can ask for a new code now',
    ru: 'Теперь можно запросить новый код',
    uk: 'Тепер можна запросити новий код',
  },
  CodeSentAt: {
    en: 'New code sent at {{time}}',
    ru: 'Новый код отправлен в {{time}}',
    uk: 'Новий код надіслано о {{time}}',
  },
  EditNumber: { en: 'Change the number', ru: 'Изменить номер', uk: 'Змінити номер' },
  Sending: { en: 'Please wait…', ru: 'Подождите…', uk: 'Зачекайте…' },
  SignedIn: { en: 'You are signed in', ru: 'Вы вошли', uk: 'Ви увійшли' },
  Next: { en: 'Next', ru: 'Далее', uk: 'Далі' },
  RequiredFieldError: { en: 'Fill in this field', ru: 'Заполните это поле', uk: 'Заповніть це поле' },
  InvalidEmailFormatError: {
    en: 'Enter an email address such as name@example.com',
    ru: 'Введите адрес в формате name@example.com',
    uk: 'Введіть адресу у форматі name@example.com',
  },
  InvalidPhoneNumberFormatError: {
    en: 'Enter the 9 digits of the number',
    ru: 'Введите 9 цифр номера',
    uk: 'Введіть 9 цифр номера',
  },
  NetworkError: {
    en: 'No connection. Check the internet and try again.',
    ru: 'Нет интернета. Проверьте соединение и попробуйте ещё раз.',
    uk: 'Немає інтернету. Перевірте з’єднання і спробуйте ще раз.',
  },
  TimeoutError: {
    en: 'The server is not responding. Try again.',
    ru: 'Сервер не отвечает. Попробуйте ещё раз.',
    uk: 'Сервер не відповідає. Спробуйте ще раз.',
  },
  UnexpectedError: {
    en: 'Something went wrong. Try again.',
    ru: 'Что-то пошло не так. Попробуйте ещё раз.',
    uk: 'Щось пішло не так. Спробуйте ще раз.',
  },
  StalePageError: {
    en: 'The page was open for too long. Press the button again.',
    ru: 'Страница была открыта слишком долго. Нажмите кнопку ещё раз.',
    uk: 'Сторінка була відкрита надто довго. Натисніть кнопку ще раз.',
  },
  ReloadPageError: {
    en: 'The page was open for too long. Reload it.',
    ru: 'Страница была открыта слишком долго. Обновите её.',
    uk: 'Сторінка була відкрита надто довго. Оновіть її.',
  },
  BackOnline: { en: 'The connection is back', ru: 'Соединение восстановлено', uk: 'З’єднання відновлено' },
  TooManyRequestsError: {
    en: 'Too many attempts. Try again later.',
    ru: 'Слишком много попыток. Попробуйте позже.',
    uk: 'Забагато спроб. Спробуйте пізніше.',
  },
});

export type Key = keyof typeof texts.en;

function byLanguage<Key extends string>(table: Record<Key, Record<Language, string>>) {
  const textsIn = (language: Language) =>
    Object.entries<Record<Language, string>>(table).map(([key, { [language]: text }]) => {
      if (!text?.trim()) throw new Error(`src/i18n/texts.ts: ${key} needs a text in “${language}”`);
      return [key, text];
    });
  const entries = languages.map((language) => [language, Object.fromEntries(textsIn(language))]);
  return Object.fromEntries(entries) as Record<Language, Record<Key, string>>;
}
