import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/shared/ui/Button';
import { click, render } from '../../rendering';

test.for(['inactive', 'busy'])(
  'a button that is %s is aria-disabled, does nothing and keeps the focus; later it works again',
  async (how) => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn((event) => event.preventDefault())];
    const form = (more: object) => (
      <form>
        <Button type="submit" onClick={onClick} {...more}>
          Next
        </Button>
      </form>
    );
    const { element, one, show } = await render(form({}));
    element.addEventListener('submit', onSubmit);
    const counts = () => [onClick, onSubmit].map(({ mock }) => mock.calls.length);
    one('button').focus();
    await show(form({ [how]: true }));
    await click(one('button'));
    expect(counts()).toEqual([0, 0]);
    expect(one('button').getAttribute('aria-disabled')).toBe('true');
    expect(one<HTMLButtonElement>('button').disabled).toBe(false);
    expect(document.activeElement).toBe(one('button'));
    await show(form({}));
    await click(one('button'));
    expect(counts()).toEqual([1, 1]);
    expect(one('button').hasAttribute('aria-disabled')).toBe(false);
  },
);

test('only a busy button shows the spinner, which screen readers do not read, and its name stays', async () => {
  const button = (more: object) => <Button {...more}>Next</Button>;
  const { element, one, show, text } = await render(button({ busy: true }));
  expect(one('button > [aria-hidden=true]').textContent).toBe('');
  expect(text()).toBe('Next');
  await show(button({ inactive: true }));
  expect(element.querySelector('[aria-hidden]')).toBeNull();
});

test('a button submits no form by itself', async () => {
  const { one } = await render(<Button>Next</Button>);
  expect(one('button').getAttribute('type')).toBe('button');
});
