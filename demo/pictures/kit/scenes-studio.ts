import { lighten, mix } from './colour.ts';
import type { Frame, Scene } from './scene.ts';
import { linear, n, radial } from './svg.ts';

const wave = (phase: number, offset: number) => Math.sin(2 * Math.PI * (phase + offset));

const neonArch: Scene = (frame) => {
  const { w, h, light, phase, centre: cx } = frame;
  const arch = (r: number, colour: string, width: number, glow: number) => {
    const d = `M${n(cx - r)} ${h} V${n(h * 0.46)} A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(h * 0.46)} V${h}`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width * 7)}" opacity="${n(0.1 * glow)}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width * 3)}" opacity="${n(0.28 * glow)}"/><path d="${d}" fill="none" stroke="${lighten(colour, 0.12)}" stroke-width="${n(width)}" opacity="${n(0.6 + 0.4 * glow)}"/>`;
  };
  const pulse = 0.85 + 0.15 * wave(phase * 2, 0);
  return `<path d="M${n(cx - 300)} ${h} V${n(h * 0.46)} A300 300 0 0 1 ${n(cx + 300)} ${n(h * 0.46)} V${h} Z" fill="${mix(light.glow, light.base, 0.35)}" opacity="0.75"/>
    ${arch(300, light.rim, 9, pulse)}${arch(366, light.glow, 6, 1.7 - pulse)}${arch(430, light.spark, 3, 0.7 * pulse)}<rect y="${n(h * 0.84)}" width="${n(w)}" height="${h}" fill="${light.deep}" opacity="0.75"/>`;
};

const ringLight: Scene = (frame) => {
  const { w, h, light, phase, centre } = frame;
  const pulse = 1 + 0.02 * wave(phase, 0);
  const sweep = (x: number, colour: string, angle: number) =>
    `<ellipse cx="${n(x)}" cy="${n(h * 0.5)}" rx="130" ry="${n(h * 0.85)}" fill="${colour}" opacity="0.3" transform="rotate(${angle} ${n(x)} ${n(h * 0.5)})"/>`;
  return `${sweep(w * 0.12, light.glow, 24)}${sweep(w * 0.92, light.rim, -22)}${sweep(w * 0.7, light.spark, 30)}
    <g transform="translate(${n(centre)} ${n(h * 0.42)}) scale(${n(pulse)})"><circle r="330" fill="none" stroke="${light.rim}" stroke-width="90" opacity="0.12"/><circle r="330" fill="none" stroke="${light.key}" stroke-width="46" opacity="0.32"/><circle r="330" fill="none" stroke="#fff8ee" stroke-width="20" opacity="0.92"/></g>`;
};

function speaker(x: number, y: number, light: Frame['light'], level: number, size: number): string {
  const body = lighten(light.deep, 0.04);
  const cone = (cy: number, r: number) =>
    `<circle cy="${n(cy)}" r="${n(r * (1 + level * 0.05))}" fill="${lighten(body, 0.1)}"/><circle cy="${n(cy)}" r="${n(r * 0.72)}" fill="${body}"/><circle cy="${n(cy)}" r="${n(r * 0.3)}" fill="${lighten(body, 0.16)}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})"><rect x="-80" y="-150" width="160" height="300" rx="14" fill="${body}" stroke="${light.rim}" stroke-opacity="0.35" stroke-width="3"/>${cone(50, 58)}${cone(-80, 32)}<circle cx="56" cy="132" r="5" fill="${light.rim}"/></g>`;
}

const soundStudio: Scene = (frame) => {
  const { w, h, light, random, phase, level } = frame;
  const foam = Array.from({ length: Math.ceil(w / 110) * 5 }, (_, i) => {
    const columns = Math.ceil(w / 110);
    const x = (i % columns) * 110;
    const y = Math.floor(i / columns) * 110;
    const tone = mix(light.base, light.deep, 0.25 + ((i + Math.floor(i / columns)) % 2) * 0.28);
    return `<g transform="translate(${x} ${y})"><rect width="106" height="106" fill="${tone}"/><path d="M0 106 L53 53 L106 106 Z" fill="${light.deep}" opacity="0.3"/><path d="M0 0 L53 53 L106 0 Z" fill="#fff" opacity="0.05"/></g>`;
  }).join('');
  const bars = Array.from({ length: Math.ceil(w / 34) }, (_, i) => {
    const base = 0.3 + random() * 0.5;
    const height = 46 + 250 * base * (0.35 + 0.65 * level) * (0.72 + 0.28 * wave(phase * (2 + (i % 3)), i * 0.173));
    return `<rect x="${i * 34 + 6}" y="${n(h * 0.64 - height)}" width="22" height="${n(height)}" rx="8" fill="url(#meter)"/>`;
  }).join('');
  return `<defs>${linear(
    'meter',
    [0, h * 0.3, 0, h * 0.64],
    [
      [0, light.spark, 0.95],
      [0.5, light.rim, 0.85],
      [1, light.glow, 0.7],
    ],
  )}</defs>${foam}${bars}<rect y="${n(h * 0.64)}" width="${n(w)}" height="12" fill="${light.rim}" opacity="0.7"/><rect y="${n(h * 0.655)}" width="${n(w)}" height="${h}" fill="${mix(light.deep, '#05060f', 0.2)}"/>
    ${speaker(w * 0.5 - Math.min(w * 0.4, 560), h * 0.56, light, level, 1.05)}${speaker(w * 0.5 + Math.min(w * 0.4, 560), h * 0.56, light, level, 1.05)}`;
};

const stage: Scene = (frame) => {
  const { w, h, light, phase } = frame;
  const pleats = Array.from(
    { length: Math.ceil(w / 64) + 1 },
    (_, i) =>
      `<path d="M${i * 64} -10 C${i * 64 + 26} 300 ${i * 64 - 12} 600 ${i * 64 + 10} ${h} L${i * 64 + 46} ${h} C${i * 64 + 24} 600 ${i * 64 + 54} 300 ${i * 64 + 40} -10 Z" fill="${mix(light.base, light.glow, i % 2 ? 0.32 : 0.12)}" opacity="0.85"/>`,
  ).join('');
  const cone = (x: number, to: number, colour: string, offset: number) => {
    const aim = to + 40 * wave(phase, offset);
    return `<path d="M${n(x - 16)} -20 L${n(x + 16)} -20 L${n(aim + 210)} ${h} L${n(aim - 210)} ${h} Z" fill="${colour}" opacity="0.15"/><path d="M${n(x - 8)} -20 L${n(x + 8)} -20 L${n(aim + 100)} ${h} L${n(aim - 100)} ${h} Z" fill="${colour}" opacity="0.16"/>`;
  };
  const bulbs = Array.from({ length: Math.ceil(w / 70) }, (_, i) => {
    const on = 0.6 + 0.4 * wave(phase * 2, (i % 3) / 3);
    return `<circle cx="${i * 70 + 35}" cy="40" r="30" fill="${light.spark}" opacity="${n(0.16 * on)}"/><circle cx="${i * 70 + 35}" cy="40" r="11" fill="${lighten(light.spark, 0.1)}" opacity="${n(on)}"/>`;
  }).join('');
  return `${pleats}<rect width="${n(w)}" height="80" fill="${mix(light.deep, light.base, 0.4)}"/>${bulbs}${cone(w * 0.16, w * 0.44, light.key, 0)}${cone(w * 0.84, w * 0.56, light.rim, 0.4)}${cone(w * 0.5, w * 0.5, light.spark, 0.7)}<ellipse cx="${n(w / 2)}" cy="${n(h * 0.98)}" rx="${n(w * 0.5)}" ry="110" fill="${light.key}" opacity="0.22"/>`;
};

const gamingRoom: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const hex = (x: number, y: number, r: number, colour: string, alpha: number) => {
    const points = [0, 1, 2, 3, 4, 5]
      .map((i) => `${n(x + r * Math.cos((i * Math.PI) / 3))},${n(y + r * Math.sin((i * Math.PI) / 3))}`)
      .join(' ');
    return `<polygon points="${points}" fill="${colour}" opacity="${n(alpha)}"/><polygon points="${points}" fill="none" stroke="#fff" stroke-width="2.4" opacity="${n(alpha * 0.4)}"/>`;
  };
  const cells: string[] = [];
  for (let column = 0; column < Math.ceil(w / 84) + 1; column++) {
    for (let row = 0; row < 6; row++) {
      const chance = random();
      const away = Math.abs(column * 84 - w / 2) / (w / 2);
      if (chance > 0.34 + away * 0.5) continue;
      const colour = [light.glow, light.rim, light.spark, light.base][Math.floor(random() * 4)] ?? light.glow;
      cells.push(
        hex(
          column * 84,
          row * 97 + (column % 2) * 48 - 10,
          52,
          colour,
          0.4 + 0.3 * random() + 0.22 * wave(phase, chance * 7),
        ),
      );
    }
  }
  const screen = (x: number, flip: number) =>
    `<g transform="translate(${n(x)} ${n(h * 0.7)}) scale(${flip} 1)"><path d="M-150 -120 L150 -90 V90 L-150 120 Z" fill="${lighten(light.deep, 0.03)}"/><path d="M-138 -106 L138 -79 V79 L-138 106 Z" fill="${light.glow}" opacity="0.75"/><path d="M-138 60 C-80 10 -40 60 10 20 C60 -16 90 20 138 -8 V79 L-138 106 Z" fill="${light.rim}" opacity="0.75"/><circle cx="60" cy="-34" r="24" fill="${light.spark}"/></g>`;
  return `${cells.join('')}<rect y="${n(h * 0.84)}" width="${n(w)}" height="${h}" fill="${mix(light.deep, '#05060f', 0.2)}"/><rect y="${n(h * 0.836)}" width="${n(w)}" height="9" fill="${light.rim}"/>${screen(w * 0.5 - Math.min(w * 0.4, 580), 1)}${screen(w * 0.5 + Math.min(w * 0.4, 580), -1)}`;
};

const gym: Scene = (frame) => {
  const { w, h, light, phase } = frame;
  const slats = Array.from(
    { length: 8 },
    (_, i) =>
      `<rect y="${i * 92}" width="${n(w)}" height="86" fill="${mix(light.base, light.deep, 0.15 + (i % 2) * 0.14)}"/>`,
  ).join('');
  const strip = 0.85 + 0.15 * wave(phase, 0);
  const weight = (x: number, r: number) =>
    `<circle cx="${n(x)}" cy="${n(h * 0.74)}" r="${r}" fill="${lighten(light.deep, 0.06)}"/><circle cx="${n(x)}" cy="${n(h * 0.74)}" r="${n(r * 0.72)}" fill="none" stroke="${light.rim}" stroke-width="5" opacity="0.6"/><circle cx="${n(x)}" cy="${n(h * 0.74)}" r="${n(r * 0.2)}" fill="${light.deep}"/>`;
  return `<defs>${radial(
    'spot',
    [w / 2, 0, h],
    [
      [0, light.key, 0.4],
      [1, light.key, 0],
    ],
  )}</defs>${slats}<path d="M${n(w * 0.1)} 0 L${n(w * 0.3)} 0 L${n(w * 0.1)} ${h} L${n(w * -0.1)} ${h} Z" fill="${light.rim}" opacity="${n(0.34 * strip)}"/><path d="M${n(w * 0.9)} 0 L${n(w * 1.1)} 0 L${n(w * 0.9)} ${h} L${n(w * 0.7)} ${h} Z" fill="${light.glow}" opacity="${n(0.5 * strip)}"/>
    <rect width="${n(w)}" height="${h}" fill="url(#spot)"/><rect y="${n(h * 0.82)}" width="${n(w)}" height="${h}" fill="${mix(light.deep, '#05060f', 0.25)}"/><rect x="${n(w * 0.5 - 640)}" y="${n(h * 0.735)}" width="1280" height="12" fill="#c8ccd6" opacity="0.7"/>
    ${weight(w * 0.5 - Math.min(w * 0.42, 600), 110)}${weight(w * 0.5 - Math.min(w * 0.36, 530), 84)}${weight(w * 0.5 + Math.min(w * 0.42, 600), 110)}${weight(w * 0.5 + Math.min(w * 0.36, 530), 84)}`;
};

export const studioScenes = {
  'neon-arch': neonArch,
  'ring-light': ringLight,
  'sound-studio': soundStudio,
  stage,
  'gaming-room': gamingRoom,
  gym,
};
