import { expect, test, vi } from 'vitest';
import { fillSlots } from '../../../../widgets/login-card/fill-slots';

/** A placeholder with the server's content, and a widget with two places in its container. */
function fill(content: string) {
  const placeholder = document.createElement('div');
  placeholder.innerHTML = content;
  document.body.append(placeholder);
  const container = document.createElement('main');
  container.innerHTML = '<b data-place="notice"></b><i data-place="terms"></i>';
  const nodes = fillSlots(placeholder, container);
  return {
    placeholder,
    container,
    /** Takes the widget away, and returns the content of the placeholder. */
    restore() {
      container.replaceChildren(); // As React does.
      container.replaceWith(...nodes());
      return placeholder.innerHTML;
    },
  };
}

const notice = '<p data-slot="notice">off</p>';
const terms = '<p data-slot="terms">t</p>';
const form = '<form data-slot="notice"><input name="remove"><input name="getAttribute"></form>';

test.each([
  ['two of one name, with other nodes between', `${notice}a<hr>${notice}`, notice + notice, ''],
  ['both names', `${terms}${notice}`, notice, terms],
  ['not a child', `<div>${notice}</div>`, '', ''],
  ['fields named like properties', `${form}<form><input name="remove"></form>`, form, ''],
])('%s: moved, and back in its order', (_, content, inNotice, inTerms) => {
  const { placeholder, container, restore } = fill(content);
  expect(placeholder.childNodes).toHaveLength(1);
  expect([...container.children].map(({ innerHTML }) => innerHTML)).toEqual([inNotice, inTerms]);
  expect(restore()).toBe(content);
});

test('the console names a child with an unknown name, which comes back too', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const content = '<p data-slot="Notice">off</p>';
  expect(fill(content).restore()).toBe(content);
  expect(warn.mock.calls).toEqual([
    ['ev-portal-widgets: data-slot="Notice" is shown nowhere; write notice or terms'],
  ]);
});

test('what a script of the page has removed, moved or added stays so', () => {
  const { container, restore } = fill(`<p data-slot="notice">1</p><p data-slot="notice">2</p>${notice}`);
  const [first, second, third] = container.querySelectorAll('p');
  first?.remove();
  if (second) document.body.append(second);
  third?.insertAdjacentHTML('afterend', '<em>new</em>');
  expect(restore()).toBe(`${notice}<em>new</em>`);
  expect(second?.parentNode).toBe(document.body);
});
