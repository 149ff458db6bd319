import { lighten, mix } from './colour.ts';
import type { Frame, Scene } from './scene.ts';
import { n, radial } from './svg.ts';

const wave = (phase: number, offset: number) => Math.sin(2 * Math.PI * (phase + offset));

function lamp(x: number, y: number, frame: Frame, size = 1): string {
  const { light, h } = frame;
  return `<circle cx="${n(x)}" cy="${n(y + 20)}" r="${n(230 * size)}" fill="url(#lampglow${n(x)})"/><defs>${radial(
    `lampglow${n(x)}`,
    [x, y + 20, 230 * size],
    [
      [0, light.spark, 0.7],
      [1, light.spark, 0],
    ],
  )}</defs><rect x="${n(x - 4)}" y="${n(y + 40)}" width="8" height="${n(h - y)}" fill="${light.deep}"/><path d="M${n(x - 44 * size)} ${n(y - 50 * size)} H${n(x + 44 * size)} L${n(x + 78 * size)} ${n(y + 56 * size)} H${n(x - 78 * size)} Z" fill="${lighten(light.spark, 0.06)}"/>`;
}

function leaf(x: number, y: number, length: number, angle: number, colour: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(length / 100)})"><path d="M0 0 C34 -16 44 -64 0 -104 C-44 -64 -34 -16 0 0 Z" fill="${colour}"/><path d="M0 0 V-92 M0 -24 L18 -44 M0 -24 L-18 -44 M0 -50 L16 -68 M0 -50 L-16 -68" stroke="#000" stroke-opacity="0.22" stroke-width="3" fill="none"/></g>`;
}

const bookshelf: Scene = (frame) => {
  const { w, h, light, random } = frame;
  const colours = [
    light.glow,
    light.base,
    light.rim,
    light.spark,
    mix(light.glow, light.deep, 0.5),
    mix(light.spark, light.deep, 0.45),
    '#cdbfae',
  ];
  let out = '';
  for (let row = 0; row < 5; row++) {
    const floor = 156 + row * 176;
    for (let x = 6; x < w; ) {
      const width = 16 + random() * 26;
      const height = 92 + random() * 46;
      const pick = random();
      if (pick > 0.9) {
        out += `<circle cx="${n(x + 34)}" cy="${n(floor - 30)}" r="28" fill="${light.spark}" opacity="0.5"/>${leaf(x + 34, floor - 34, 70, -24, mix('#3f8a5a', light.base, 0.35))}${leaf(x + 34, floor - 34, 76, 16, mix('#4b9a66', light.base, 0.3))}`;
        x += 78;
        continue;
      }
      const tilt = pick < 0.06 ? 9 : 0;
      const colour = mix(colours[Math.floor(random() * colours.length)] ?? light.base, light.deep, 0.36);
      out += `<g transform="rotate(${tilt} ${n(x)} ${floor})"><rect x="${n(x)}" y="${n(floor - height)}" width="${n(width)}" height="${n(height)}" rx="3" fill="${colour}"/><rect x="${n(x)}" y="${n(floor - height + 16)}" width="${n(width)}" height="5" fill="#fff" opacity="0.2"/></g>`;
      x += width + 3 + (tilt ? 18 : 0);
    }
    out += `<rect y="${floor}" width="${n(w)}" height="15" fill="${mix(light.deep, light.base, 0.5)}"/><rect y="${floor + 15}" width="${n(w)}" height="12" fill="${light.deep}" opacity="0.5"/>`;
  }
  return `<rect width="${n(w)}" height="${h}" fill="${mix(light.deep, light.base, 0.25)}"/>${out}${lamp(w * 0.5 - Math.min(w * 0.36, 470), 350, frame)}`;
};

const plants: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const greens = ['#2f7a56', '#3f9468', '#256047', '#58a878'].map((green) => mix(green, light.base, 0.3));
  const bush = (x: number, y: number, count: number, size: number, facing: number) =>
    Array.from({ length: count }, (_, i) =>
      leaf(
        x + (random() - 0.5) * 60,
        y,
        size * (0.7 + random() * 0.6),
        facing - 75 + (150 * i) / (count - 1) + 3 * wave(phase, i * 0.2),
        greens[i % 4] ?? '#2f7a56',
      ),
    ).join('');
  const frameArt = `<rect x="${n(w * 0.5 - 330)}" y="90" width="190" height="240" fill="${lighten(light.base, 0.08)}"/><rect x="${n(w * 0.5 - 312)}" y="108" width="154" height="204" fill="${mix(light.spark, light.base, 0.3)}"/><circle cx="${n(w * 0.5 - 235)}" cy="190" r="46" fill="${light.glow}"/><path d="M${n(w * 0.5 - 312)} 312 C${n(w * 0.5 - 260)} 230 ${n(w * 0.5 - 200)} 280 ${n(w * 0.5 - 158)} 220 V312 Z" fill="${light.rim}"/>`;
  return `${frameArt}${lamp(w * 0.5 + Math.min(w * 0.33, 420), 330, frame, 1.05)}${bush(40, h * 0.98, 9, 330, 14)}${bush(w - 30, h, 9, 300, -14)}${bush(w * 0.5 - 420, h * 0.95, 7, 220, 0)}${bush(w * 0.5 + 400, h * 1.02, 7, 260, 0)}${bush(w * 0.5 + 300, -20, 6, 170, 180)}${bush(20, -10, 6, 200, 170)}`;
};

const kitchen: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const tiles = Array.from({ length: Math.ceil(w / 92) * 7 }, (_, i) => {
    const columns = Math.ceil(w / 92);
    const row = Math.floor(i / columns);
    return `<rect x="${(i % columns) * 92 - (row % 2) * 46}" y="${300 + row * 56}" width="87" height="51" rx="5" fill="${mix(light.base, light.glow, 0.14 + random() * 0.14)}"/>`;
  }).join('');
  const jars: string[] = [];
  for (let x = 30; x < w - 40; x += 76 + random() * 40) {
    const tall = 60 + random() * 66;
    const colour = [light.spark, light.rim, light.glow, '#c9b79a', '#86a878'][Math.floor(random() * 5)] ?? light.spark;
    jars.push(
      `<rect x="${n(x)}" y="${n(286 - tall)}" width="58" height="${n(tall)}" rx="10" fill="${mix(colour, light.base, 0.4)}"/><rect x="${n(x + 6)}" y="${n(276 - tall)}" width="46" height="14" rx="4" fill="${mix(light.spark, light.deep, 0.5)}"/><rect x="${n(x + 9)}" y="${n(296 - tall)}" width="8" height="${n(tall - 26)}" rx="4" fill="#fff" opacity="0.2"/>`,
    );
  }
  const pendant = (x: number, drop: number) =>
    `<path d="M${n(x)} 0 V${drop}" stroke="${light.deep}" stroke-width="5"/><circle cx="${n(x)}" cy="${drop + 60}" r="${n(210 + 6 * wave(phase, x))}" fill="${light.spark}" opacity="0.14"/><circle cx="${n(x)}" cy="${drop + 60}" r="110" fill="${light.spark}" opacity="0.2"/><path d="M${n(x - 70)} ${drop + 60} C${n(x - 64)} ${drop - 10} ${n(x + 64)} ${drop - 10} ${n(x + 70)} ${drop + 60} Z" fill="${lighten(light.deep, 0.08)}"/><ellipse cx="${n(x)}" cy="${drop + 60}" rx="62" ry="11" fill="${lighten(light.spark, 0.12)}"/>`;
  return `${tiles}<rect y="286" width="${n(w)}" height="16" fill="${mix(light.spark, light.deep, 0.6)}"/>${jars.join('')}${pendant(w * 0.5 - Math.min(w * 0.32, 430), 120)}${pendant(w * 0.5 + Math.min(w * 0.32, 430), 90)}
    <rect y="${n(h * 0.8)}" width="${n(w)}" height="${h}" fill="${mix(light.spark, light.deep, 0.72)}"/><rect y="${n(h * 0.79)}" width="${n(w)}" height="14" fill="${mix(light.spark, light.deep, 0.45)}"/>
    <g transform="translate(${n(w * 0.5 + Math.min(w * 0.37, 500))} ${n(h * 0.79)})"><path d="M-80 0 C-86 -40 86 -40 80 0 Z" fill="${lighten(light.base, 0.14)}"/><circle cx="-34" cy="-40" r="30" fill="#d8843c"/><circle cx="22" cy="-46" r="32" fill="#c9503a"/><circle cx="56" cy="-34" r="22" fill="#7fa04e"/></g>`;
};

const atelier: Scene = (frame) => {
  const { w, h, light, random } = frame;
  const canvas = (x: number, y: number, width: number, height: number, tilt: number) => {
    const strokes = Array.from({ length: 11 }, () => {
      const colour =
        [light.glow, mix(light.glow, light.deep, 0.5), light.spark, '#d06a4a', mix(light.glow, light.spark, 0.5)][
          Math.floor(random() * 5)
        ] ?? light.glow;
      return `<path d="M${n(random() * width)} ${n(random() * height)} q${n((random() - 0.5) * width)} ${n((random() - 0.5) * height)} ${n((random() - 0.5) * width * 1.4)} ${n((random() - 0.5) * height)}" stroke="${colour}" stroke-width="${n(24 + random() * 46)}" stroke-linecap="round" fill="none" opacity="0.9"/>`;
    }).join('');
    const id = `canvas${n(x)}${n(y)}`;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"><clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath><rect x="8" y="12" width="${width}" height="${height}" fill="${light.deep}" opacity="0.6"/><rect width="${width}" height="${height}" fill="#efe6dc"/><g clip-path="url(#${id})">${strokes}</g></g>`;
  };
  const left = w * 0.5 - Math.min(w * 0.47, 620);
  const right = w * 0.5 + Math.min(w * 0.47, 620);
  return `<path d="M${n(w * 0.3)} 0 H${n(w * 0.72)} L${n(w * 0.8)} ${n(h * 0.36)} H${n(w * 0.24)} Z" fill="${mix(light.glow, light.rim, 0.4)}" opacity="0.5"/><g stroke="${light.deep}" stroke-width="8" opacity="0.7"><path d="M${n(w * 0.44)} 0 L${n(w * 0.42)} ${n(h * 0.36)} M${n(w * 0.58)} 0 L${n(w * 0.61)} ${n(h * 0.36)} M${n(w * 0.27)} ${n(h * 0.18)} H${n(w * 0.76)}"/></g>
    ${canvas(left + 10, 120, 250, 300, -3)}${canvas(right - 270, 170, 230, 270, 3)}${canvas(left - 60, 470, 300, 260, 4)}
    <g stroke="${mix(light.spark, light.deep, 0.55)}" stroke-width="14" stroke-linecap="round"><path d="M${n(right - 150)} 130 L${n(right - 260)} ${h} M${n(right - 150)} 130 L${n(right - 30)} ${h} M${n(right - 290)} 452 H${n(right)}"/></g><rect y="${n(h * 0.9)}" width="${n(w)}" height="${h}" fill="${light.deep}"/>`;
};

const candleRoom: Scene = (frame) => {
  const { w, h, light, random, phase } = frame;
  const frames = Array.from({ length: Math.ceil(w / 230) }, (_, i) => {
    const x = i * 240 + 20 + random() * 30;
    const y = 60 + random() * 90;
    const height = 170 + random() * 110;
    return `<rect x="${n(x)}" y="${n(y)}" width="170" height="${n(height)}" rx="4" fill="${mix(light.spark, light.deep, 0.55)}"/><rect x="${n(x + 12)}" y="${n(y + 12)}" width="146" height="${n(height - 24)}" fill="${mix(light.base, light.glow, 0.2 + random() * 0.4)}"/><path d="M${n(x + 12)} ${n(y + height - 12)} q70 -${n(60 + random() * 70)} 146 -${n(20 + random() * 40)} v${n(60)} Z" fill="${mix(light.rim, light.base, 0.5)}" opacity="0.7"/>`;
  }).join('');
  const candle = (x: number, height: number, offset: number) => {
    const flare = 1 + 0.1 * wave(phase * 3, offset) + 0.07 * wave(phase * 7, offset * 2);
    const y = h - 60 - height;
    return `<circle cx="${n(x)}" cy="${n(y - 30)}" r="${n(170 * flare)}" fill="${light.spark}" opacity="0.13"/><circle cx="${n(x)}" cy="${n(y - 30)}" r="${n(80 * flare)}" fill="${light.spark}" opacity="0.24"/><rect x="${n(x - 22)}" y="${n(y)}" width="44" height="${n(height + 80)}" rx="8" fill="#f1e2cf"/><path d="M${n(x)} ${n(y - 62 * flare)} C${n(x + 20)} ${n(y - 30)} ${n(x + 14)} ${n(y - 4)} ${n(x)} ${n(y - 3)} C${n(x - 14)} ${n(y - 4)} ${n(x - 18 + 6 * wave(phase * 2, offset))} ${n(y - 30)} ${n(x)} ${n(y - 62 * flare)} Z" fill="#ffb54a"/><path d="M${n(x)} ${n(y - 38 * flare)} C${n(x + 9)} ${n(y - 18)} ${n(x + 7)} ${n(y - 5)} ${n(x)} ${n(y - 4)} C${n(x - 7)} ${n(y - 5)} ${n(x - 8)} ${n(y - 18)} ${n(x)} ${n(y - 38 * flare)} Z" fill="#fff3c8"/>`;
  };
  const reach = Math.min(w * 0.44, 600);
  return `${frames}<rect y="${n(h * 0.62)}" width="${n(w)}" height="10" fill="${mix(light.spark, light.deep, 0.6)}" opacity="0.5"/>${candle(w / 2 - reach, 210, 0)}${candle(w / 2 - reach + 92, 140, 0.3)}${candle(w / 2 + reach, 180, 0.55)}${candle(w / 2 + reach - 96, 250, 0.8)}${candle(w / 2 + reach - 176, 110, 0.15)}<rect y="${n(h * 0.93)}" width="${n(w)}" height="${h}" fill="${light.deep}"/>`;
};

export const indoorScenes = { bookshelf, plants, kitchen, atelier, 'candle-room': candleRoom };
