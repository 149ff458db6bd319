import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = { lightness: number; chroma: number; hue: number; alpha: number };

/** Reads `--name: oklch(...)` pairs of a stretch of the token sheet. */
function readColours(css: string): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const [, name, l, c, h, a] of css.matchAll(
    /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g,
  )) {
    if (name) found.set(name, { lightness: Number(l), chroma: Number(c), hue: Number(h), alpha: Number(a ?? 1) });
  }
  return found;
}

/** OKLCH to linear sRGB (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function toLinear({ lightness, chroma, hue }: Colour): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** The colour as seen on `ground`, gamma-encoded sRGB. */
function seen(colour: Colour, ground: Colour): number[] {
  const top = toLinear(colour).map((v) => encode(clamp(v)));
  const under = toLinear(ground).map((v) => encode(clamp(v)));
  return top.map((v, channel) => v * colour.alpha + (under[channel] ?? 0) * (1 - colour.alpha));
}

const luminance = (rgb: number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map(decode);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of WCAG 2.2 (1.4.3). */
function contrast(one: number[], other: number[]): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [night = '', rest = ''] = css.split('@variant light-zone');
const dark = readColours(night);
const light = new Map([...dark, ...readColours(rest.split('[data-density')[0] ?? '')]);

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_, theme) => {
  const colour = (name: string): Colour => {
    const found = theme.get(name);
    if (!found) throw new Error(`No colour --${name} in tokens.css`);
    return found;
  };
  const grounds = ['canvas', 'surface', 'raised', 'hover'];
  const inks = ['ink', 'muted', 'subtle', 'accent-ink', 'success', 'warning', 'danger', 'info', 'private'];

  it.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground])))('reads %s on %s', (ink, ground) => {
    const under = colour(ground);
    expect(contrast(seen(colour(ink), under), seen(under, under))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['accent-ink', 'accent-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['info', 'info-soft'],
    ['private', 'private-soft'],
  ])('reads %s on its soft tint %s', (ink, tint) => {
    for (const ground of ['canvas', 'surface', 'raised']) {
      const under = seen(colour(tint), colour(ground));
      expect(contrast(seen(colour(ink), colour(ground)), under), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['accent', 'accent-hover', 'danger-solid'])('reads white words on %s', (fill) => {
    const under = colour(fill);
    expect(contrast(seen(colour('on-accent'), under), seen(under, under))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface', 'raised', 'field'])(
    'shows the edge of a control and the focus ring on %s',
    (ground) => {
      const under = colour(ground);
      for (const edge of ['control', 'focus']) {
        expect(contrast(seen(colour(edge), under), seen(under, under)), edge).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('stays within what every screen can show (sRGB)', () => {
    for (const [name, value] of theme) {
      for (const channel of toLinear(value)) {
        expect(channel, name).toBeGreaterThan(-0.004);
        expect(channel, name).toBeLessThan(1.004);
      }
    }
  });
});
