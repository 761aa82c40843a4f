import { expect, test, vi } from 'vitest';
import { Select } from '../../../src/ui/Select';
import { render, type } from '../rendering';

const options = [
  { value: '380', face: 'UA +380', text: 'Ukraine +380' },
  { value: '421', face: 'SK +421', text: 'Slovakia +421' },
];

test('its label is its name, and its options stand in their order', async () => {
  const { one, element } = await render(
    <Select label="Country code" value="380" options={options} onPick={() => {}} />,
  );
  expect(one<HTMLLabelElement>('label').htmlFor).toBe(one('select').id);
  expect(one('label').textContent).toBe('Country code');
  const shown = [...element.querySelectorAll('option')].map(({ value, textContent }) => ({
    value,
    text: textContent,
  }));
  expect(shown).toEqual(options.map(({ value, text }) => ({ value, text })));
});

test('it shows the value it is given, and tells the one that is picked', async () => {
  const onPick = vi.fn();
  const { one } = await render(<Select label="Country code" value="421" options={options} onPick={onPick} />);
  expect(one<HTMLSelectElement>('select').value).toBe('421');
  expect(one('[aria-hidden]').textContent).toBe('SK +421');
  await type(one('select'), '380');
  expect(onPick.mock.calls).toEqual([['380']]);
});
