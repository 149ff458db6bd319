import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** Scenes of the demo world's slides: places, lights and things, nobody in them. */
export type Scene = 'stage' | 'window' | 'projector' | 'bokeh' | 'skyline' | 'lake' | 'polaroids' | 'waves';

const sizes = { wide: [1920, 620], narrow: [960, 960] } as const;

/** Numbers between 0 and 1 that look like chance and are the same each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Canvas {
  readonly w: number;
  readonly h: number;
  /** Where the eye should rest: to the right at a desk, above on a phone, so that words have room. */
  readonly x: number;
  readonly y: number;
  /** A length for things, of the shorter side. */
  readonly u: number;
}

const gradient = (id: string, from: string, to: string, angle = 90): string =>
  `<linearGradient id="${id}" gradientTransform="rotate(${angle})"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const glow = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="0.95"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const sky = ({ w, h }: Canvas, from: string, to: string): string =>
  `<defs>${gradient('sky', from, to)}</defs><rect width="${w}" height="${h}" fill="url(#sky)"/>`;
const light = (id: string, x: number, y: number, r: number, colour: string): string =>
  `<defs>${glow(id, colour)}</defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;

const scenes: Readonly<Record<Scene, (canvas: Canvas) => string>> = {
  stage(c) {
    const { w, h, x, u } = c;
    const beams = [-0.9, -0.35, 0.35, 0.9].map((lean, index) => {
      const top = x + lean * u * 0.75;
      const foot = x - lean * u * 0.3;
      const hue = [330, 285, 20, 345][index];
      return `<path d="M${top - 14} -10 L${top + 14} -10 L${foot + u * 0.3} ${h * 0.86} L${foot - u * 0.3} ${h * 0.86} Z" fill="hsl(${hue} 90% 70% / 0.2)"/>`;
    });
    const folds = Array.from({ length: 26 }, (_, index) => {
      const at = (w * index) / 26;
      const shade = 14 + 7 * Math.abs(Math.sin(index * 1.7));
      return `<path d="M${at} 0 H${at + w / 26 + 1} Q${at + w / 40} ${h / 2} ${at + w / 26 + 1} ${h} H${at} Z" fill="hsl(332 55% ${shade}%)"/>`;
    });
    return `${folds.join('')}<rect width="${w}" height="${h}" fill="hsl(265 60% 8% / 0.35)"/>${beams.join('')}
      <ellipse cx="${x}" cy="${h * 0.88}" rx="${u * 0.62}" ry="${h * 0.085}" fill="hsl(30 95% 82% / 0.85)"/>${light('foot', x, h * 0.84, u * 0.7, 'hsl(335 95% 72%)')}
      <rect x="${x - 5}" y="${h * 0.42}" width="10" height="${h * 0.44}" rx="5" fill="hsl(270 25% 16%)"/><rect x="${x - u * 0.055}" y="${h * 0.3}" width="${u * 0.11}" height="${h * 0.16}" rx="${u * 0.05}" fill="hsl(270 18% 32%)"/><rect x="${x - u * 0.055}" y="${h * 0.375}" width="${u * 0.11}" height="${h * 0.016}" fill="hsl(40 80% 75%)"/>`;
  },
  window(c) {
    const { w, h, x, y, u } = c;
    const next = chances(11);
    const [ww, wh] = [u * 0.72, u * 0.78];
    const panes = `<rect x="${x - ww / 2}" y="${y - wh / 2}" width="${ww}" height="${wh}" rx="10" fill="url(#dusk)"/><path d="M${x} ${y - wh / 2} V${y + wh / 2} M${x - ww / 2} ${y} H${x + ww / 2}" stroke="hsl(25 30% 18%)" stroke-width="12"/><rect x="${x - ww / 2}" y="${y - wh / 2}" width="${ww}" height="${wh}" rx="10" fill="none" stroke="hsl(25 30% 18%)" stroke-width="18"/>`;
    const stars = Array.from({ length: 16 }, () => {
      const [sx, sy] = [x - ww / 2 + next() * ww, y - wh / 2 + (next() * wh) / 2];
      return `<circle cx="${sx}" cy="${sy}" r="${1.5 + 2 * next()}" fill="#fff"/>`;
    });
    const leaves = Array.from({ length: 9 }, (_, index) => {
      const turn = -70 + index * 17;
      return `<ellipse cx="${x + ww * 0.62}" cy="${y + wh * 0.16}" rx="${u * 0.028}" ry="${u * 0.17}" transform="rotate(${turn} ${x + ww * 0.62} ${y + wh * 0.36})" fill="hsl(${135 + index * 3} 32% ${22 + (index % 3) * 6}%)"/>`;
    });
    return `<defs>${gradient('wall', 'hsl(18 45% 32%)', 'hsl(345 40% 17%)')}${gradient('dusk', 'hsl(255 55% 32%)', 'hsl(18 85% 66%)')}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>${panes}${stars.join('')}
      ${light('lamp', x - ww * 0.86, y - wh * 0.1, u * 0.55, 'hsl(38 95% 68%)')}<path d="M${x - ww * 0.98} ${y + wh * 0.02} L${x - ww * 0.92} ${y - wh * 0.22} H${x - ww * 0.8} L${x - ww * 0.74} ${y + wh * 0.02} Z" fill="hsl(38 90% 78%)"/><rect x="${x - ww * 0.868}" y="${y + wh * 0.02}" width="10" height="${wh * 0.5}" fill="hsl(25 30% 16%)"/>${leaves.join('')}<path d="M${x + ww * 0.55} ${y + wh * 0.36} h${ww * 0.14} l-12 ${wh * 0.16} h-${ww * 0.14 - 24} Z" fill="hsl(16 55% 48%)"/><rect y="${y + wh * 0.52}" width="${w}" height="${h}" fill="hsl(345 38% 11%)"/>`;
  },
  projector(c) {
    const { w, h, x, y, u } = c;
    const reel = (cx: number, cy: number, r: number): string =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="hsl(222 26% 26%)"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cx="${cx}" cy="${cy - r * 0.58}" r="${r * 0.24}" transform="rotate(${turn} ${cx} ${cy})" fill="hsl(222 45% 11%)"/>`).join('')}<circle cx="${cx}" cy="${cy}" r="${r * 0.14}" fill="hsl(38 85% 66%)"/>`;
    const next = chances(5);
    const dust = Array.from({ length: 60 }, () => {
      const t = next();
      return `<circle cx="${x - u * 0.28 - t * w * 0.7}" cy="${y + (next() - 0.5) * (60 + t * h * 0.9)}" r="${1 + 3 * next()}" fill="hsl(42 95% 85% / ${0.15 + 0.4 * next()})"/>`;
    });
    return `${sky(c, 'hsl(232 50% 18%)', 'hsl(250 55% 8%)')}<defs><linearGradient id="ray" x1="1" x2="0"><stop offset="0" stop-color="hsl(42 95% 82%)" stop-opacity="0.75"/><stop offset="1" stop-color="hsl(42 95% 82%)" stop-opacity="0.04"/></linearGradient></defs>
      <path d="M${x - u * 0.26} ${y - 16} L-40 ${y - h * 0.62} V${y + h * 0.62} L${x - u * 0.26} ${y + 16} Z" fill="url(#ray)"/>${dust.join('')}
      <rect x="${x - u * 0.2}" y="${y - u * 0.13}" width="${u * 0.44}" height="${u * 0.28}" rx="18" fill="hsl(222 22% 34%)"/><rect x="${x - u * 0.27}" y="${y - u * 0.06}" width="${u * 0.09}" height="${u * 0.12}" rx="8" fill="hsl(222 20% 46%)"/>${reel(x - u * 0.06, y - u * 0.27, u * 0.15)}${reel(x + u * 0.19, y - u * 0.23, u * 0.11)}<path d="M${x - u * 0.12} ${y + u * 0.15} l-${u * 0.1} ${h} h30 l${u * 0.1} -${h} Z M${x + u * 0.14} ${y + u * 0.15} l${u * 0.1} ${h} h-30 l-${u * 0.1} -${h} Z" fill="hsl(222 25% 18%)"/>`;
  },
  bokeh(c) {
    const { w, h, x, y, u } = c;
    const next = chances(77);
    const balls = Array.from({ length: 46 }, () => {
      const [bx, by, r] = [w * next(), h * next(), u * (0.02 + 0.09 * next())];
      const hue = [38, 45, 330, 285][Math.floor(next() * 4)];
      return `<circle cx="${bx}" cy="${by}" r="${r}" fill="hsl(${hue} 90% 70% / ${0.08 + 0.26 * next()})"/>`;
    });
    const glass = (gx: number, lean: number): string =>
      `<g transform="rotate(${lean} ${gx} ${y})"><path d="M${gx - u * 0.075} ${y - u * 0.3} h${u * 0.15} l-${u * 0.02} ${u * 0.3} q-${u * 0.055} ${u * 0.08} -${u * 0.11} 0 Z" fill="hsl(45 95% 90% / 0.28)" stroke="hsl(45 80% 92% / 0.75)" stroke-width="4"/><path d="M${gx - u * 0.066} ${y - u * 0.17} h${u * 0.132} l-${u * 0.011} ${u * 0.17} q-${u * 0.055} ${u * 0.08} -${u * 0.11} 0 Z" fill="hsl(42 92% 62% / 0.9)"/><path d="M${gx} ${y + u * 0.04} V${y + u * 0.32} M${gx - u * 0.08} ${y + u * 0.33} h${u * 0.16}" stroke="hsl(45 80% 92% / 0.85)" stroke-width="8" stroke-linecap="round"/>${[0, 1, 2, 3, 4].map((i) => `<circle cx="${gx - u * 0.03 + u * 0.015 * i}" cy="${y - u * 0.02 - u * 0.03 * ((i * 3) % 5)}" r="4" fill="#fff8"/>`).join('')}</g>`;
    return `${sky(c, 'hsl(285 50% 20%)', 'hsl(25 55% 14%)')}${light('warm', x, y, u * 0.8, 'hsl(38 95% 58%)')}${balls.join('')}${glass(x - u * 0.14, 10)}${glass(x + u * 0.14, -10)}`;
  },
  skyline(c) {
    const { w, h, x, u } = c;
    const next = chances(23);
    const row = (count: number, tall: number, lightness: number): string =>
      Array.from({ length: count }, (_, index) => {
        const [bw, bh] = [w / count + 2, h * tall * (0.55 + 0.45 * next())];
        const bx = (index * w) / count;
        const panes = Array.from({ length: 14 }, () =>
          next() > 0.5
            ? `<rect x="${bx + 10 + next() * (bw - 26)}" y="${h - bh + 16 + next() * (bh - 30)}" width="8" height="11" rx="2" fill="hsl(${36 + 12 * next()} 95% 70%)"/>`
            : '',
        ).join('');
        return `<rect x="${bx}" y="${h - bh}" width="${bw}" height="${bh}" fill="hsl(258 40% ${lightness}%)"/>${panes}`;
      }).join('');
    return `${sky(c, 'hsl(262 60% 26%)', 'hsl(12 85% 64%)')}<circle cx="${x}" cy="${h * 0.36}" r="${u * 0.19}" fill="hsl(42 95% 88%)"/>${light('moon', x, h * 0.36, u * 0.5, 'hsl(42 95% 80%)')}${row(16, 0.52, 24)}${row(11, 0.36, 13)}`;
  },
  lake(c) {
    const { w, h, x, u } = c;
    const at = h * 0.58;
    const hill = (lift: number, lightness: number): string =>
      `<path d="M0 ${at} C${w * 0.18} ${at - lift * 1.3} ${w * 0.34} ${at - lift * 0.2} ${w * 0.52} ${at - lift * 0.8} S${w * 0.86} ${at - lift * 1.4} ${w} ${at - lift * 0.4} V${at} Z" fill="hsl(215 38% ${lightness}%)"/>`;
    const gleams = Array.from({ length: 11 }, (_, index) => {
      const half = u * (0.05 + 0.035 * index);
      return `<rect x="${x - half + 14 * Math.sin(index * 2)}" y="${at + 14 + index * ((h - at) / 11)}" width="${half * 2}" height="7" rx="3.5" fill="hsl(38 95% 82% / ${0.85 - 0.06 * index})"/>`;
    });
    return `${sky(c, 'hsl(212 62% 42%)', 'hsl(28 92% 74%)')}${light('sun', x, at - u * 0.16, u * 0.62, 'hsl(42 100% 82%)')}<circle cx="${x}" cy="${at - u * 0.16}" r="${u * 0.12}" fill="hsl(46 100% 92%)"/>${hill(h * 0.24, 42)}${hill(h * 0.12, 29)}<rect y="${at}" width="${w}" height="${h - at}" fill="hsl(206 46% 34%)"/>${gleams.join('')}<path d="M${x - u * 0.46} ${at + u * 0.2} h${u * 0.22} q-${u * 0.03} ${u * 0.055} -${u * 0.11} ${u * 0.055} t-${u * 0.11} -${u * 0.055} Z" fill="hsl(215 45% 12%)"/>`;
  },
  polaroids(c) {
    const { w, h, x, y, u } = c;
    const one = (dx: number, dy: number, turn: number, hue: number): string => {
      const [s, px, py] = [u * 0.34, x + dx * u - u * 0.17, y + dy * u - u * 0.2];
      return `<g transform="rotate(${turn} ${px + s / 2} ${py + s / 2})"><rect x="${px + 8}" y="${py + 12}" width="${s}" height="${s * 1.2}" rx="6" fill="#0005"/><rect x="${px}" y="${py}" width="${s}" height="${s * 1.2}" rx="6" fill="#fbf7f0"/><rect x="${px + s * 0.07}" y="${py + s * 0.07}" width="${s * 0.86}" height="${s * 0.86}" fill="hsl(${hue} 60% 58%)"/><circle cx="${px + s * 0.62}" cy="${py + s * 0.34}" r="${s * 0.13}" fill="hsl(45 95% 84%)"/><path d="M${px + s * 0.07} ${py + s * 0.72} q${s * 0.2} -${s * 0.24} ${s * 0.43} -${s * 0.06} t${s * 0.43} -${s * 0.08} v${s * 0.35} h-${s * 0.86} Z" fill="hsl(${hue + 20} 45% 30%)"/></g>`;
    };
    return `${sky(c, 'hsl(178 34% 32%)', 'hsl(205 45% 16%)')}<path d="M0 ${h * 0.1} Q${w * 0.5} ${h * 0.26} ${w} ${h * 0.06}" fill="none" stroke="hsl(40 40% 82% / 0.5)" stroke-width="4"/>${one(-0.34, 0.02, -11, 205)}${one(0.3, 0.06, 9, 345)}${one(-0.02, -0.02, -2, 22)}`;
  },
  waves(c) {
    const { w, h, x, y, u } = c;
    const ribbons = Array.from({ length: 7 }, (_, index) => {
      const top = h * (0.36 + 0.09 * index);
      return `<path d="M0 ${top} C${w * 0.25} ${top - h * 0.3} ${w * 0.5} ${top + h * 0.22} ${w * 0.75} ${top - h * 0.12} S${w} ${top} ${w} ${top} V${h} H0 Z" fill="hsl(${268 + index * 14} 70% ${24 + index * 5}% / 0.72)"/>`;
    });
    return `${sky(c, 'hsl(240 55% 14%)', 'hsl(300 50% 24%)')}${light('orb', x, y - u * 0.1, u * 0.6, 'hsl(330 95% 72%)')}${ribbons.join('')}<circle cx="${x}" cy="${y - u * 0.12}" r="${u * 0.15}" fill="#fff" fill-opacity="0.94"/><path d="M${x - u * 0.045} ${y - u * 0.2} L${x + u * 0.085} ${y - u * 0.12} L${x - u * 0.045} ${y - u * 0.04} Z" fill="hsl(300 60% 32%)"/>`;
  },
};

/** Draws a scene for desks or for phones, as WebP with known size. */
export async function drawSlide(
  scene: Scene,
  shape: keyof typeof sizes,
): Promise<{ readonly body: Uint8Array; readonly width: number; readonly height: number }> {
  assertOutsideTransaction('a drawn picture');
  const [width, height] = sizes[shape];
  const at = shape === 'wide' ? { x: width * 0.7, y: height * 0.47 } : { x: width * 0.5, y: height * 0.38 };
  const inner = scenes[scene]({ w: width, h: height, ...at, u: Math.min(width, height) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;
  const body = await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
  return { body, width, height };
}
