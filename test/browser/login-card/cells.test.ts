import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, filled } from '../../texts';
import { needs } from '../engines/needs';
import { difference } from '../pixels';
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
      // The last line ends 8 px before its cell.
      line: { left: line.left - box.left, width: line.width, right: box.right - line.right + 8 },
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

/** What is wrong with the cells: they are in the middle, each digit is in the middle of its line, and the caret has room after the last one. */
async function faults(page: Page, length: number): Promise<string[]> {
  const { hasCells, digit, gap, start, line, room } = await measure(page);
  if (!hasCells) return ['there are no cells'];
  const pitch = line.width / length;
  const shifts = Array.from({ length }, (_, at) => {
    const [middle, lineMiddle] = [
      start + digit / 2 + at * (digit + gap),
      line.left + (pitch - 8) / 2 + at * pitch,
    ];
    return Math.abs(middle - lineMiddle);
  });
  return [
    ...(Math.abs(line.left - line.right) > 1
      ? [`${line.left} px before the lines, ${line.right} after`]
      : []),
    ...(room < 0 ? [`the text is ${-room} px too long`] : []),
    ...(gap < 4 ? [`the digits have ${gap} px between them`] : []),
    ...(Math.max(...shifts) > 2.5 ? [`a digit is ${Math.max(...shifts)} px off its line`] : []),
  ];
}

const lengths = [4, 5, 6, 7, 8];

test.each(lengths)(
  'each of %i digits stands above its line, and the caret has room after the last',
  async (length) => {
    expect(await faults(await openFilled(length), length)).toEqual([]);
  },
);

test.each(lengths)('%i cells hold their digits in narrow windows and with large text', async (length) => {
  needs('devtools');
  const page = await openFilled(length);
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const size of [16, 24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrames(page);
      for (const fault of await faults(page, length)) found.push(`${width} px, text of ${size} px: ${fault}`);
    }
  }
  expect(found).toEqual([]);
});

test('nothing is drawn after the last cell, wherever the card stands', async () => {
  // In Firefox the driver adds a style for a picture, which the policy of the page blocks.
  needs('media');
  const { page } = await openCode(6);
  await endMotion(page);
  const cells = page.locator('[data-mode] input + span');
  /** The gap after the last line, with what is above it. */
  const gap = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await cells.boundingBox()) ?? {};
    const clip = { x: Math.ceil(x + width) - 5, y: Math.floor(y) - 2, width: 10, height: height + 4 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const found: number[] = [];
  for (const left of ['0px', '0.25px', '0.5px', '0.75px']) {
    await page.evaluate((left) => {
      document.body.style.paddingLeft = left;
    }, left);
    await nextFrames(page);
    const drawn = await gap();
    await cells.evaluate((each) => each.style.setProperty('visibility', 'hidden', 'important'));
    const blank = await gap();
    await cells.evaluate((each) => each.style.removeProperty('visibility'));
    found.push(await difference(page, drawn, blank));
  }
  expect(found).toEqual([0, 0, 0, 0]);
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
