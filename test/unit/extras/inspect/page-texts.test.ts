import { expect, test, vi } from 'vitest';
import { markTexts } from '../../../../src/extras/inspect/page-texts';
import { give } from '../../shared/page/reading';

const english = { Login: 'Log in', Next: 'Next' };

/** The texts of the page, without the characters that have no width. */
function shown() {
  const { __PAGE__ } = window as never as {
    __PAGE__: { lang?: string; translations: Record<string, string> };
  };
  return {
    ...__PAGE__,
    translations: JSON.parse(JSON.stringify(__PAGE__.translations).replace(/[\u2062\u2063]/g, '')),
  };
}

test('the page keeps its data and its own texts, each with the mark of its key, and its widgets are mounted again', () => {
  const mount = vi.fn();
  const unmount = vi.fn();
  vi.stubGlobal('Widgets', { mount, unmount });
  give({ lang: 'uk', translations: { next: 'Вперед', OfTheSite: 'Новини' } });
  const keysIn = markTexts(english);
  expect(shown()).toEqual({
    lang: 'uk',
    translations: { Login: 'Log in', Next: 'Вперед', next: 'Вперед', OfTheSite: 'Новини' },
  });
  const { Login, Next } = (window as never as { __PAGE__: { translations: Record<string, string> } }).__PAGE__
    .translations;
  expect(keysIn(`${Next} ${Login}`)).toEqual(['Next', 'Login']);
  expect(keysIn('Вперед')).toEqual([]);
  expect([unmount.mock.calls.length, mount.mock.calls.length]).toEqual([1, 1]);
});

test('without data of the page all texts are the English ones', () => {
  give(undefined);
  markTexts(english);
  expect(shown()).toEqual({ translations: english });
});
