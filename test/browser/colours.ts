type Colour = [r: number, g: number, b: number, alpha: number];

function read(colour: string): Colour {
  const values = colour.match(/\([^)]*/)?.[0];
  // The shadow of an element without one is `none`, for example.
  if (!values) throw new Error(`“${colour}” is not a colour`);
  const [a = 0, b = 0, c = 0, alpha = 1] = [...values.matchAll(/[\d.]+/g)].map(([value]) => Number(value));
  return colour.startsWith('lch') ? [...fromLch(a, b, c), alpha] : [a, b, c, alpha];
}

/** The sRGB values of a colour in CIE LCH, by CSS Color 4. */
function fromLch(lightness: number, chroma: number, hue: number): [r: number, g: number, b: number] {
  const y = (lightness + 16) / 116;
  const angle = (hue * Math.PI) / 180;
  const cone = (t: number) => (t > 6 / 29 ? t ** 3 : (t - 4 / 29) * 3 * (6 / 29) ** 2);
  const X = 0.96422 * cone(y + (chroma * Math.cos(angle)) / 500);
  const Y = cone(y);
  const Z = 0.82521 * cone(y - (chroma * Math.sin(angle)) / 200);
  const byte = (linear: number) => {
    const value = Math.min(1, Math.max(0, linear));
    return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  };
  return [
    byte(3.1341 * X - 1.617 * Y - 0.4906 * Z),
    byte(-0.9788 * X + 1.9162 * Y + 0.0335 * Z),
    byte(0.072 * X - 0.229 * Y + 1.4056 * Z),
  ];
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

/** The luminances of a colour and of what is behind it, from front to back: the lighter one first. */
const luminances = (colour: string, behind: string[]) =>
  [drawn([colour, ...behind]), drawn(behind)].map(luminance).sort((a, b) => b - a);

/** The contrast of a colour with what is behind it, from front to back. */
export function contrast(colour: string, ...behind: string[]): number {
  const [light = 0, dark = 0] = luminances(colour, behind);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * What is left in the sun of the contrast of black on white, from 0 to 1. The glass of a phone of 400 cd/m² reflects 5 % of 20,000 lx,
 * which is light on both colours.
 */
export function leftInSun(colour: string, ...behind: string[]): number {
  const reflected = (20_000 * 0.05) / Math.PI;
  const seen = (relative: number) => 400 * relative + reflected;
  const [light = 0, dark = 0] = luminances(colour, behind);
  return seen(light) / seen(dark) / (seen(1) / seen(0));
}
