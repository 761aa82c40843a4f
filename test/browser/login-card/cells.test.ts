import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, filled } from '../../texts';
import { needs } from '../engines/needs';
import { endMotion, nextFrames } from '../visit';
import { json, silence, toCodeStep, useCard } from './card';

const card = useCard();

/** The field of the code and its cells, in px. */
const measure = (page: Page) =>
  page.getByLabel(en.SmsCode).evaluate((field) => {
    const input = field as HTMLInputElement;
    const cells = input.nextElementSibling as HTMLElement;
    const { fontSize, fontFamily, fontWeight, letterSpacing, paddingLeft } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const [box, line] = [input.getBoundingClientRect(), cells.getBoundingClientRect()];
    return {
      hasCells: getComputedStyle(cells).display === 'block',
      digit: context.measureText('0').width,
      gap: Number.parseFloat(letterSpacing),
      start: Number.parseFloat(paddingLeft),
      cells: { left: line.left - box.left, width: line.width, right: box.right - line.right },
      room: input.clientWidth - input.scrollWidth,
    };
  });

async function openCode(codeLength: number) {
  card.answer('/login/checkout', json({ Value: true }));
  const opened = await card.openCard({ page: { codeLength } });
  await toCodeStep(opened.card);
  return opened;
}

/** A code step with so many digits, which are not sent by themselves. */
async function openFilled(codeLength: number) {
  const opened = await openCode(codeLength);
  const { page, card: view } = opened;
  card.answer('/account/phonelogin', json({ Error: 'Words.' }, 400));
  await view.code.fill('1'.repeat(codeLength));
  await view.alert.waitFor();
  await view.code.fill('8'.repeat(codeLength));
  return page;
}

/** What is wrong with the cells: they are in the middle, each digit is in the middle of its cell, and the caret has room after the last one. */
async function faults(page: Page, length: number): Promise<string[]> {
  const { hasCells, digit, gap, start, cells, room } = await measure(page);
  if (!hasCells) return ['there are no cells'];
  // 4 px are between two cells.
  const pitch = (cells.width + 4) / length;
  const shifts = Array.from({ length }, (_, at) => {
    const middle = start + digit / 2 + at * (digit + gap);
    return Math.abs(middle - (cells.left + (pitch - 4) / 2 + at * pitch));
  });
  return [
    ...(Math.abs(cells.left - cells.right) > 1
      ? [`${cells.left} px before the cells, ${cells.right} after`]
      : []),
    ...(room < 0 ? [`the text is ${-room} px too long`] : []),
    ...(gap < 4 ? [`the digits have ${gap} px between them`] : []),
    ...(Math.max(...shifts) > 1 ? [`a digit is ${Math.max(...shifts)} px off its cell`] : []),
  ];
}

const lengths = [4, 5, 6, 7, 8];

test.each(lengths)(
  'each of %i digits stands in its cell, and the caret has room after the last',
  async (length) => {
    expect(await faults(await openFilled(length), length)).toEqual([]);
  },
);

test.each(lengths)('%i cells hold their digits in narrow windows and with large text', async (length) => {
  needs('devtools');
  const page = await openFilled(length);
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const size of [16, 24, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await nextFrames(page);
        for (const fault of await faults(page, length))
          found.push(`${width} px, text of ${size} px, forced colours ${forcedColors}: ${fault}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('typed digits fill their cells, and what a script writes does so at the next key or focus', async () => {
  const { page, card: view } = await openCode(6);
  /** How many cells are full, by their thick line. */
  const full = () =>
    page.locator('[data-mode] input + span').evaluate((cells) => {
      const widths = getComputedStyle(cells).backgroundSize.split(', ').map(Number.parseFloat);
      return Math.round(((widths[1] ?? 0) * 6) / (cells.getBoundingClientRect().width + 4));
    });
  const write = (text: string) =>
    view.code.evaluate((input, text) => Object.assign(input, { value: text }), text);
  await endMotion(page);
  expect(await full()).toBe(0);
  await view.code.focus();
  await page.keyboard.type('482');
  await expect.poll(full).toBe(3);
  await page.keyboard.press('Backspace');
  await expect.poll(full).toBe(2);
  await write('4820');
  await page.keyboard.press('Shift');
  await expect.poll(full).toBe(4);
  await write('4');
  await view.next.focus();
  await view.code.focus();
  await expect.poll(full).toBe(1);
});

test('with more digits than cells the field is plain, also while they are sent', async () => {
  const { page, card: view } = await openCode(6);
  expect((await measure(page)).hasCells).toBe(true);
  const hint = page.getByText(filled(en.CodeChecksItself, { length: 6 }));
  const weight = () => hint.evaluate((each) => getComputedStyle(each).fontWeight);
  expect(await weight()).toBe('400');
  await view.code.fill('1234567');
  expect((await measure(page)).hasCells).toBe(false);
  // The hint that says how many digits a code has stands out.
  expect(await weight()).toBe('600');
  card.answer('/account/phonelogin', silence);
  await view.next.click();
  await view.busy.waitFor();
  expect(await view.code.inputValue()).toBe('1234567');
  expect((await measure(page)).hasCells).toBe(false);
});

test('a pasted message becomes its code in the cells', async () => {
  const { page, card: view } = await openCode(6);
  card.answer('/account/phonelogin', silence);
  await view.code.fill('Your code is 482 016. It expires in 10 minutes.');
  await view.busy.waitFor();
  expect(await view.code.inputValue()).toBe('482016');
  expect((await measure(page)).hasCells).toBe(true);
});

test('a page that names no length gets a plain field', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard();
  await toCodeStep(view);
  expect((await measure(page)).hasCells).toBe(false);
});
