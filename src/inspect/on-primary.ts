/** The least contrast of a text with its background (WCAG 2.2, criterion 1.4.3). */
const least = 4.5;

/** The relative luminance of a colour of CSS, drawn on white. */
function luminance(colour: string): number {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (!context) return 0;
  for (const each of ['#fff', colour]) {
    context.fillStyle = each;
    context.fillRect(0, 0, 1, 1);
  }
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What is wrong with the site's own colour of a text on the primary colour. The calculated one can always be read. */
export function faultOnPrimary(element: Element): string[] {
  const colours = getComputedStyle(element);
  const [text, primary] = ['--widget-on-primary', '--widget-primary'].map((name) =>
    colours.getPropertyValue(name).trim(),
  );
  if (!text) return [];
  const [dark = 0, light = 0] = [luminance(text), luminance(primary || '#2b7d38')].sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast >= least) return [];
  const found = Math.floor(contrast * 100) / 100;
  return [
    `--widget-on-primary has a contrast of ${found} with --widget-primary. ${least} or more is readable.`,
  ];
}
