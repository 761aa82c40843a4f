import { inject, TestRunner } from 'vitest';
import type { EngineName } from './list.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'chromium' | EngineName;
  }
}

/** Features of engines and drivers that a test can need. The text is the reason for a skipped test. */
const reasons = {
  touch: 'The driver has no touch screen.',
  hover: 'The browser reports no pointer that can hover.',
  media: 'The driver cannot change media features.',
  offline: 'The driver cannot switch the network off.',
  devtools: 'The test uses the DevTools protocol of Chromium.',
  resizing: 'The driver cannot change the size of a window that is open.',
  height: 'The height of the window is always three quarters of its width.',
  pixels: 'The driver zooms out to show more than 800 px, and then texts have other sizes.',
  worlds: 'The driver runs its scripts together with those of the page, and this library changes them.',
  narrow: 'The window cannot be narrower than 447 px.',
  input: 'The driver has no keyboard and no mouse: its clicks are events that a script makes.',
  cookies: 'The driver cannot set cookies.',
  constructable: 'The engine has no constructable style sheets.',
  questions:
    'The browser asks nothing before it leaves a page, because the clicks of the driver do not count.',
  trustedTypes: 'The engine has no Trusted Types.',
  scripting: 'The engine does not know the media feature scripting.',
};

export type Need = keyof typeof reasons;

const webkit: Need[] = ['touch', 'media', 'offline', 'devtools', 'cookies', 'questions', 'worlds'];

/** What each engine and its driver cannot do. */
const lacks: Record<'chromium' | EngineName, Need[]> = {
  chromium: [],
  firefox: ['touch', 'hover', 'media', 'devtools'],
  webkitgtk: [...webkit, 'narrow'],
  wpe: [...webkit, 'resizing', 'height', 'pixels', 'input', 'constructable', 'trustedTypes', 'scripting'],
};

/** Skips the current test, with the reason, if the engine or its driver lacks one of these features. */
export function needs(...all: Need[]): void {
  const missing = all.find((need) => lacks[inject('engine')].includes(need));
  if (missing) TestRunner.getCurrentTest()?.context.skip(reasons[missing]);
}

/** Skips the current test if the engine has no window of this width. */
export function needsWidth(width: number): void {
  if (width < 447) needs('narrow');
}

/** Skips the current test, which measures lengths, if the driver has to zoom out to show a page of this width. */
export function needsPixels(width: number): void {
  if (width > 800) needs('pixels');
}

/** The tag of widgets.css. WPE WebKit has no constructable style sheets, so under the strict policy the widgets need the file. */
export const styleTags =
  inject('engine') === 'wpe' ? '<link rel="stylesheet" href="/widgets/widgets.css">' : '';
