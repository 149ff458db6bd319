import { lighten, mix } from './colour.ts';
import type { Frame, Scene } from './scene.ts';
import { linear, n, radial } from './svg.ts';

const wave = (phase: number, offset: number) => Math.sin(2 * Math.PI * (phase + offset));

/** Rows of buildings with lit windows between `top` and `bottom`. */
export function skyline(frame: Frame, top: number, bottom: number, colour: string, lit: number): string {
  const { w, light, random, phase } = frame;
  let out = '';
  for (let x = -30; x < w + 30; ) {
    const width = 60 + random() * 90;
    const y = top + random() * (bottom - top) * 0.55;
    out += `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(bottom - y)}" fill="${colour}"/>`;
    if (random() > 0.6)
      out += `<rect x="${n(x + width * 0.4)}" y="${n(y - 30)}" width="4" height="30" fill="${colour}"/>`;
    for (let wy = y + 16; wy < bottom - 12; wy += 26) {
      for (let wx = x + 10; wx < x + width - 14; wx += 20) {
        const chance = random();
        const tone = random();
        if (chance > lit) continue;
        const flicker = tone > 0.86 ? 0.55 + 0.45 * wave(phase, chance * 9) : 1;
        out += `<rect x="${n(wx)}" y="${n(wy)}" width="10" height="14" fill="${tone > 0.75 ? light.rim : light.spark}" opacity="${n((0.4 + tone * 0.5) * flicker)}"/>`;
      }
    }
    x += width + 4;
  }
  return out;
}

export function sky(frame: Frame, id: string): string {
  const { w, h, light } = frame;
  return `<defs>${linear(
    id,
    [0, 0, 0, h * 0.8],
    [
      [0, mix(light.deep, '#05060f', 0.3)],
      [0.55, light.base],
      [1, mix(light.glow, light.spark, 0.25)],
    ],
  )}</defs><rect width="${n(w)}" height="${h}" fill="url(#${id})"/>`;
}

function panes(frame: Frame, columns: number): string {
  const { w, h, light } = frame;
  const bar = lighten(light.deep, 0.05);
  const lines = Array.from(
    { length: columns + 1 },
    (_, i) => `<rect x="${n((w / columns) * i - 8)}" width="16" height="${h}" fill="${bar}"/>`,
  ).join('');
  return `${lines}<rect y="${n(h * 0.2)}" width="${n(w)}" height="10" fill="${bar}"/><rect y="0" width="${n(w)}" height="26" fill="${bar}"/>`;
}

function curtain(frame: Frame, side: 1 | -1): string {
  const { w, h, light } = frame;
  const x = side === 1 ? w : 0;
  const width = Math.min(170, w * 0.15);
  const pleats = [0, 1, 2, 3].map((i) => {
    const px = x - side * (width / 4) * i;
    return `<path d="M${n(px)} -20 C${n(px - side * 30)} 300 ${n(px - side * 10)} 600 ${n(px - side * 26)} ${h + 20} L${n(px - side * width * 0.34)} ${h + 20} C${n(px - side * width * 0.2)} 600 ${n(px - side * width * 0.4)} 300 ${n(px - side * width * 0.3)} -20 Z" fill="${mix(light.base, light.deep, 0.2 + i * 0.12)}"/>`;
  });
  return pleats.reverse().join('');
}

const cityWindow: Scene = (frame) => {
  const { w, h, light } = frame;
  return `${sky(frame, 'sky')}<circle cx="${n(w * 0.78)}" cy="150" r="58" fill="${lighten(light.spark, 0.08)}" opacity="0.9"/><circle cx="${n(w * 0.78)}" cy="150" r="120" fill="${light.spark}" opacity="0.12"/>
    ${skyline(frame, h * 0.3, h * 0.84, mix(light.base, light.glow, 0.24), 0.2)}${skyline(frame, h * 0.46, h * 0.94, mix(light.deep, light.base, 0.45), 0.36)}${panes(frame, Math.max(2, Math.round(w / 420)))}
    <rect y="${n(h * 0.88)}" width="${n(w)}" height="${h}" fill="${light.deep}"/>${curtain(frame, 1)}${curtain(frame, -1)}`;
};

const rainWindow: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const lamps = Array.from({ length: 34 }, () => {
    const tone = [light.spark, light.rim, light.glow, '#ffd9a0'][Math.floor(random() * 4)] ?? light.spark;
    return `<circle cx="${n(random() * w)}" cy="${n(h * (0.35 + random() * 0.5))}" r="${n(16 + random() * 40)}" fill="${tone}" opacity="${n(0.2 + random() * 0.35)}"/>`;
  }).join('');
  const drops = Array.from({ length: 80 }, () => {
    const x = random() * w;
    const speed = 1 + Math.floor(random() * 2);
    const start = random();
    const moving = random() > 0.72;
    const y = (moving ? (start + phase * speed) % 1 : start) * h;
    const r = 2.5 + random() * 5;
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 1.4)}" fill="#fff" opacity="0.28"/>${moving ? `<path d="M${n(x)} ${n(y)} V${n(y - 90)}" stroke="#fff" stroke-width="${n(r * 0.8)}" opacity="0.1"/>` : ''}`;
  }).join('');
  return `${sky(frame, 'sky')}${lamps}${drops}${panes(frame, Math.max(2, Math.round(w / 520)))}<rect y="${n(h * 0.9)}" width="${n(w)}" height="${h}" fill="${light.deep}"/>`;
};

const stringLights: Scene = (frame) => {
  const { w, h, light, phase } = frame;
  const rope = (y: number, sag: number, count: number, shift: number) => {
    const bulbs = Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const by = y + 4 * sag * t * (1 - t);
      const on = 0.75 + 0.25 * wave(phase * 2, i * 0.37 + shift);
      return `<circle cx="${n(t * w)}" cy="${n(by + 16)}" r="42" fill="${light.spark}" opacity="${n(0.14 * on)}"/><circle cx="${n(t * w)}" cy="${n(by + 16)}" r="11" fill="${lighten(light.spark, 0.1)}" opacity="${n(on)}"/>`;
    }).join('');
    return `<path d="M0 ${y} Q${n(w / 2)} ${n(y + sag * 2)} ${n(w)} ${y}" fill="none" stroke="${light.deep}" stroke-width="4"/>${bulbs}`;
  };
  return `${sky(frame, 'sky')}${skyline(frame, h * 0.55, h * 0.95, mix(light.deep, light.base, 0.5), 0.25)}${rope(40, 90, Math.round(w / 120), 0)}${rope(120, 130, Math.round(w / 140), 0.3)}${rope(10, 210, Math.round(w / 150), 0.6)}
    <rect y="${n(h * 0.86)}" width="${n(w)}" height="${h}" fill="${light.deep}"/>${Array.from({ length: Math.ceil(w / 60) }, (_, i) => `<rect x="${i * 60}" y="${n(h * 0.76)}" width="8" height="200" fill="${lighten(light.deep, 0.04)}"/>`).join('')}<rect y="${n(h * 0.755)}" width="${n(w)}" height="14" fill="${lighten(light.deep, 0.06)}"/>`;
};

const sunset: Scene = (frame) => {
  const { w, h, light, random, phase, centre } = frame;
  const bands = Array.from(
    { length: 9 },
    (_, i) =>
      `<rect x="${n(centre - 210 + i * 12 + 12 * wave(phase, i * 0.3))}" y="${n(h * 0.66 + i * 26)}" width="${n(420 - i * 24)}" height="9" rx="4.5" fill="${light.spark}" opacity="${n(0.5 - i * 0.045)}"/>`,
  ).join('');
  const palm = (x: number, size: number, flip: number) =>
    `<g transform="translate(${n(x)} ${n(h)}) scale(${n(size * flip)} ${n(size)})" fill="${mix(light.deep, '#05060f', 0.2)}"><path d="M-8 0 C0 -200 26 -320 60 -430 L72 -424 C44 -310 22 -190 20 0 Z"/>${[-150, -110, -70, -30, 10, 40].map((a) => `<path d="M0 0 C60 -46 130 -40 190 20 C130 -4 70 0 0 12 Z" transform="translate(66 -430) rotate(${n(a + 2 * wave(phase, a / 90))})"/>`).join('')}</g>`;
  const clouds = Array.from(
    { length: 7 },
    () =>
      `<rect x="${n(random() * w - 120)}" y="${n(h * (0.1 + random() * 0.4))}" width="${n(180 + random() * 260)}" height="${n(12 + random() * 18)}" rx="14" fill="${light.rim}" opacity="0.2"/>`,
  ).join('');
  return `<defs>${linear(
    'dusk',
    [0, 0, 0, h * 0.66],
    [
      [0, light.base],
      [0.6, light.glow],
      [1, light.spark],
    ],
  )}${radial(
    'sun',
    [centre, h * 0.5, 260],
    [
      [0, '#fff6dc'],
      [1, light.spark],
    ],
  )}</defs><rect width="${n(w)}" height="${h}" fill="url(#dusk)"/>${clouds}<circle cx="${n(centre)}" cy="${n(h * 0.5)}" r="250" fill="url(#sun)" opacity="0.92"/>
    <rect y="${n(h * 0.65)}" width="${n(w)}" height="${h}" fill="${mix(light.base, light.deep, 0.4)}"/>${bands}${palm(w * 0.04, 1.25, 1)}${palm(w * 0.97, 1.05, -1)}`;
};

const starryLoft: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const stars = Array.from({ length: 110 }, () => {
    const offset = random();
    return `<circle cx="${n(random() * w)}" cy="${n(random() * h * 0.72)}" r="${n(1 + random() * 3)}" fill="#fff" opacity="${n(0.35 + random() * 0.4 + 0.25 * wave(phase, offset))}"/>`;
  }).join('');
  const beam = lighten(light.deep, 0.07);
  return `${sky(frame, 'sky')}${stars}<path d="M${n(w * 0.2)} 110 a66 66 0 1 0 74 84 a54 54 0 1 1 -74 -84 Z" fill="${lighten(light.spark, 0.08)}"/>
    <path d="M0 0 H${n(w)} V${n(h * 0.3)} L${n(w * 0.86)} 0 H${n(w * 0.14)} L0 ${n(h * 0.3)} Z" fill="${beam}"/><rect x="${n(w / 2 - 9)}" width="18" height="${n(h * 0.72)}" fill="${beam}"/><rect y="${n(h * 0.4)}" width="${n(w)}" height="14" fill="${beam}"/>
    <rect y="${n(h * 0.72)}" width="${n(w)}" height="${h}" fill="${mix(light.deep, light.base, 0.3)}"/><rect y="${n(h * 0.715)}" width="${n(w)}" height="16" fill="${lighten(light.base, 0.05)}"/>
    <path d="M${n(w * 0.1)} ${n(h * 0.72)} l20 -70 h60 l20 70 Z" fill="${light.glow}" opacity="0.9"/><path d="M${n(w * 0.1 + 50)} ${n(h * 0.72 - 70)} c-60 -50 -70 -120 -30 -160 c20 50 26 90 30 160 c10 -80 30 -120 66 -140 c10 60 -20 110 -66 140 Z" fill="${mix('#3f8a5a', light.base, 0.35)}"/>`;
};

export const nightScenes = {
  'city-window': cityWindow,
  'rain-window': rainWindow,
  'string-lights': stringLights,
  sunset,
  'starry-loft': starryLoft,
};
