import { expect, test } from 'vitest';
import { unknownFields } from '../../../src/page/page';
import { give, read } from './reading';

const data = {
  Lang: 'uk',
  AccessRights: 'Admin',
  SITEURL: 'https://test.example',
  Translations: { Login: 'Увійти', login: 'інше' },
  Languages: [
    { Code: 'uk', Name: 'Українська' },
    { Key: 'ru', VALUE: 'Русский' },
    { Value: 'en', Text: 'English' },
  ],
  apiurl: '/api',
  BodyFormat: 'form',
  MainSite: { Url: 'https://main.example/', MOBILEAPP: 'app', About: '/about' },
  Contacts: { HotLine: '0 800', Phones: ['050'], Email: 'a@b.example', Address: 'Запоріжжя' },
  BreadCrumbs: [{ Name: 'Home', LINK: '/uk' }],
  TITLE: 'Клієнти',
  Controls: [{ Name: 'Print', Action: 'print' }],
};

test('the letter case of names does not matter, at every level', () => {
  const { page, messages } = read(data);
  expect(messages).toEqual([]);
  expect(page).toMatchObject({
    lang: 'uk',
    accessRights: 'Admin',
    siteUrl: 'https://test.example',
    languages: [
      { code: 'uk', name: 'Українська' },
      { code: 'ru', name: 'Русский' },
      { code: 'en', name: 'English' },
    ],
    apiUrl: '/api',
    bodyFormat: 'form',
    mainSite: {
      url: 'https://main.example/',
      mobileApp: 'app',
      about: '/about',
    },
    contacts: { hotline: '0 800', phones: ['050'], email: 'a@b.example', address: 'Запоріжжя' },
    breadcrumbs: [{ name: 'Home', link: '/uk' }],
    title: 'Клієнти',
    controls: [{ name: 'Print', action: 'print' }],
  });
});

test('keys inside translations keep their letter case', () => {
  expect(read(data).page.translations).toEqual({ Login: 'Увійти', login: 'інше' });
});

test('the exact name has priority over a name in another letter case', () => {
  expect(read({ LANG: 'en', lang: 'uk', Lang: 'ru' }).page.lang).toBe('uk');
});

test('fields with other names than ours are found, in any letter case', () => {
  give({ ...data, Titel: 'x', $id: '1' });
  expect(unknownFields()).toEqual(['Titel', '$id']);
  give(JSON.stringify({ ...data, titel: 'x' }));
  expect(unknownFields()).toEqual(['titel']);
  for (const none of [data, undefined, 'text', []]) {
    give(none);
    expect(unknownFields()).toEqual([]);
  }
});

test('a JSON string is parsed', () => {
  const { page, messages } = read(JSON.stringify(data));
  expect(page).toEqual(read(data).page);
  expect(messages).toEqual([]);
});

test('a JSON string is parsed only once', () => {
  const { page, messages } = read(JSON.stringify(JSON.stringify(data)));
  expect(page.lang).toBe('ru');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('expected an object, found ');
});
