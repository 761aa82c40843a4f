import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { click, render } from '../rendering';

test('a button has a name and calls its function', async () => {
  const onClick = vi.fn();
  const { one, text } = await render(<Button onClick={onClick}>Next</Button>);
  await click(one('button'));
  expect(text()).toBe('Next');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(one('button').hasAttribute('aria-disabled')).toBe(false);
});

test.for(['inactive', 'busy'])(
  'a button that is %s is aria-disabled, does nothing and keeps the focus',
  async (how) => {
    const onClick = vi.fn();
    const { one, show } = await render(<Button onClick={onClick}>Next</Button>);
    one('button').focus();
    await show(
      <Button onClick={onClick} {...{ [how]: true }}>
        Next
      </Button>,
    );
    await click(one('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(one('button').getAttribute('aria-disabled')).toBe('true');
    expect(one<HTMLButtonElement>('button').disabled).toBe(false);
    expect(document.activeElement).toBe(one('button'));
  },
);

test('a busy button shows the spinner, a button with `inactive` does not, and the name stays', async () => {
  const { element, one, show, text } = await render(<Button busy>Next</Button>);
  expect(one('button > [aria-hidden=true]')).toBeTruthy();
  expect(text()).toBe('Next');
  await show(
    <Button busy wait="Please wait…">
      Next
    </Button>,
  );
  expect([text(), one('[data-text]').getAttribute('data-text')]).toEqual(['Next', 'Please wait…']);
  await show(<Button inactive>Next</Button>);
  expect(element.querySelector('[aria-hidden]')).toBeNull();
});

test.for(['inactive', 'busy'])('a submit button that is %s sends no form', async (how) => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const form = (more: object) => (
    <form>
      <Button type="submit" {...more}>
        Next
      </Button>
    </form>
  );
  const { one, show, element } = await render(form({ [how]: true }));
  element.addEventListener('submit', onSubmit);
  await click(one('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  await show(form({}));
  await click(one('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('it submits a form only with type="submit"', async () => {
  const { one } = await render(<Button>Next</Button>);
  expect(one('button').getAttribute('type')).toBe('button');
});
