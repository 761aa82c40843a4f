import { beforeEach, expect, test } from 'vitest';
import { type Found, foundAt, foundIn } from '../../../../src/extras/inspect/found';

/** Here each word in brackets is a text, and the word its key. */
const keysIn = (text: string) => [...text.matchAll(/\[(\w+)\]/g)].map(([, key = '']) => key);

const one = (selector: string) => document.querySelector(selector) as Element;
const shortly = (all: Found[]) =>
  all.map(({ key, element, node }) => [key, element.localName, node ? 'text' : 'attribute']);

beforeEach(() => {
  document.body.innerHTML = `<section data-widget="probe" aria-label="[Title]">
    <p>[Lead] and [More]<b>[Bold]</b></p>
    <button><img alt="[Menu]"><i></i></button>
    <span title="[Hint]"><i id="inner"></i></span>
    <em>no text of a widget</em>
  </section>`;
});

test('the texts of a part of the page are found in their order, in attributes and in text', () => {
  expect(shortly(foundIn(one('section'), keysIn))).toEqual([
    ['Title', 'section', 'attribute'],
    ['Lead', 'p', 'text'],
    ['More', 'p', 'text'],
    ['Bold', 'b', 'text'],
    ['Menu', 'img', 'attribute'],
    ['Hint', 'span', 'attribute'],
  ]);
});

test.each([
  ['an icon of a button', 'button i', ['Menu']],
  ['what a title describes', '#inner', ['Hint']],
  ['a part without a text: the label of the part around it', 'em', ['Title']],
])('at a point is the text of %s', (_, selector, keys) => {
  expect(foundAt(one(selector), 5, 5, keysIn).map(({ key }) => key)).toEqual(keys);
});

test('outside of the widgets nothing is found', () => {
  const outside = document.body.appendChild(document.createElement('p'));
  outside.textContent = '[Lead]';
  expect(foundAt(outside, 5, 5, keysIn)).toEqual([]);
});
