type Colour = [r: number, g: number, b: number, alpha: number];

function read(colour: string): Colour {
  const [r = 0, g = 0, b = 0, alpha = 1] = [...(colour.match(/\([^)]*/)?.[0] ?? '').matchAll(/[\d.]+/g)].map(
    ([value]) => Number(value),
  );
  return [r, g, b, alpha];
}

/** The relative luminance of a colour (WCAG 2). */
function luminance([...rgb]: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colours of CSS from front to back, drawn over one another. The last one must be opaque. */
const drawn = (colours: string[]): number[] =>
  colours
    .map(read)
    .reduceRight<number[]>(
      (behind, [r, g, b, alpha]) =>
        [r, g, b].map((value, at) => value * alpha + (behind[at] ?? value) * (1 - alpha)),
      [],
    );

/** The contrast of a colour with what is behind it, from front to back. */
export function contrast(colour: string, ...behind: string[]): number {
  const [light = 0, dark = 0] = [drawn([colour, ...behind]), drawn(behind)]
    .map(luminance)
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
