import { lighten, mix } from './colour.ts';
import { drawHand } from './hand.ts';
import type { DrawProp } from './props.ts';
import { n, path } from './svg.ts';

/** A thing held up in the hand on the key light's side. */
const held =
  (thing: (rig: Parameters<DrawProp>[0]) => string, y = 330, x = 128): DrawProp =>
  (rig, sleeve) =>
    `<g transform="translate(${n(rig.side * x)} ${n(y)})">${thing(rig)}</g>${drawHand(rig, sleeve, { fromX: rig.side * 224, fromY: y + 230, x: rig.side * (x + 6), y: y + 14 }, rig.side === 1 ? -1 : 1)}`;

const mug = held((rig) => {
  const clay = mix('#f0e4d8', rig.light.glow, 0.3);
  const steam = [-14, 4, 20]
    .map((x, i) => `<path d="M${x} -66 c-12 -16 12 -26 0 ${-44 - i * 6}" opacity="0.4"/>`)
    .join('');
  return `<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round">${steam}</g><path d="M-44 -54 H44 L38 48 C36 60 -36 60 -38 48 Z" fill="${clay}"/><ellipse cy="-54" rx="44" ry="10" fill="${mix('#4a2c1c', clay, 0.2)}"/><path d="M-42 -36 C-80 -40 -78 22 -40 18" fill="none" stroke="${clay}" stroke-width="12"/><path d="M-30 -38 L-26 34" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/>`;
});

const wine = held(
  (rig) =>
    `<path d="M-46 -150 H46 C52 -84 34 -50 6 -44 V46 H-6 V-44 C-34 -50 -52 -84 -46 -150 Z" fill="#eaf2ff" opacity="0.4"/><path d="M-45 -108 H45 C42 -74 30 -52 0 -50 C-30 -52 -42 -74 -45 -108 Z" fill="${mix('#8c1c3c', rig.light.glow, 0.15)}" opacity="0.9"/><ellipse cy="-108" rx="45" ry="7" fill="#b8405c"/><path d="M-34 -138 C-36 -100 -32 -80 -22 -66" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity="0.7"/>`,
  350,
);

const gamepad: DrawProp = (rig, sleeve) => {
  const shell = mix('#f0eef4', rig.light.glow, 0.16);
  return `<g transform="translate(0 410)"><path d="M-70 -46 C-130 -52 -150 34 -140 76 C-128 100 -96 84 -74 44 H74 C96 84 128 100 140 76 C150 34 130 -52 70 -46 C40 -40 -40 -40 -70 -46 Z" fill="${shell}"/><path d="M-70 -40 C-40 -34 40 -34 70 -40" stroke="#fff" stroke-width="5" fill="none" opacity="0.8"/><path d="M-92 -22 v32 M-108 -6 h32" stroke="#2a2632" stroke-width="11" stroke-linecap="round"/><circle cx="92" cy="-20" r="8" fill="${rig.light.glow}"/><circle cx="108" cy="-4" r="8" fill="${rig.light.rim}"/><circle cx="76" cy="-4" r="8" fill="${rig.light.spark}"/><circle cx="92" cy="12" r="8" fill="#5ac08a"/><circle cx="-38" cy="18" r="19" fill="#2a2632"/><circle cx="38" cy="18" r="19" fill="#2a2632"/><rect x="-16" y="-22" width="32" height="8" rx="4" fill="${rig.light.rim}"/></g>
    ${drawHand(rig, sleeve, { fromX: -216, fromY: 590, x: -136, y: 446 }, 1)}${drawHand(rig, sleeve, { fromX: 216, fromY: 590, x: 136, y: 446 }, -1)}`;
};

const brush = held(
  (rig) =>
    `<g transform="rotate(${n(rig.side * -14)})"><rect x="-6" y="-150" width="12" height="210" rx="6" fill="#c8935a"/><rect x="-9" y="-172" width="18" height="34" fill="#d8dae2"/><path d="M-11 -172 C-18 -206 -4 -226 2 -244 C10 -222 18 -204 11 -172 Z" fill="${rig.light.glow}"/></g>`,
  350,
);

const whisk = held(
  (rig) =>
    `<g transform="rotate(${n(rig.side * -12)})"><rect x="-9" y="-60" width="18" height="120" rx="9" fill="#3a2a24"/><g fill="none" stroke="#e2e5ec" stroke-width="4.6"><path d="M-4 -60 C-58 -120 -44 -190 0 -196 C44 -190 58 -120 4 -60"/><path d="M-2 -60 C-26 -120 -22 -186 0 -196 C22 -186 26 -120 2 -60"/><path d="M0 -60 V-196"/></g></g>`,
  350,
);

const dumbbell = held(
  (rig) =>
    `<g transform="rotate(-14)"><rect x="-70" y="-8" width="140" height="16" rx="8" fill="#b8bcc8"/>${[-1, 1].map((s) => `<rect x="${s * 62 - 15}" y="-44" width="30" height="88" rx="9" fill="${mix('#24212c', rig.light.base, 0.2)}"/><rect x="${s * 88 - 11}" y="-32" width="22" height="64" rx="7" fill="${mix('#34303e', rig.light.glow, 0.2)}"/>`).join('')}</g>`,
  340,
  146,
);

const book: DrawProp = (rig, sleeve) => {
  const cover = mix(rig.light.glow, rig.light.deep, 0.25);
  return `<g transform="translate(0 424)"><path d="M0 -62 C-40 -92 -120 -92 -168 -76 V64 C-120 48 -40 50 0 78 C40 50 120 48 168 64 V-76 C120 -92 40 -92 0 -62 Z" fill="${cover}" transform="translate(0 12)"/><path d="M0 -62 C-40 -92 -116 -90 -156 -76 V56 C-116 42 -40 44 0 70 C40 44 116 42 156 56 V-76 C116 -90 40 -92 0 -62 Z" fill="#f6eee2"/><path d="M0 -62 V70" stroke="#cdbfa8" stroke-width="4"/><g stroke="#b9ab94" stroke-width="4" opacity="0.7" fill="none">${[
    -48, -24, 0, 24,
  ]
    .map(
      (y) =>
        path`M ${-132} ${y - 8} C ${-100} ${y - 16} ${-50} ${y - 14} ${-22} ${y + 4} M ${132} ${y - 8} C ${100} ${y - 16} ${50} ${y - 14} ${22} ${y + 4}`,
    )
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g></g>
    ${drawHand(rig, sleeve, { fromX: -222, fromY: 610, x: -160, y: 462 }, 1)}${drawHand(rig, sleeve, { fromX: 222, fromY: 610, x: 160, y: 462 }, -1)}`;
};

const camera: DrawProp = (rig, sleeve) => {
  const shell = mix('#26222c', rig.light.deep, 0.25);
  return `<g transform="translate(${n(rig.side * 20)} 378)"><rect x="-92" y="-52" width="184" height="112" rx="16" fill="${shell}"/><path d="M-40 -52 L-28 -78 H36 L48 -52 Z" fill="${lighten(shell, 0.05)}"/><rect x="-92" y="-30" width="184" height="26" fill="${lighten(shell, 0.12)}"/><circle cx="0" cy="6" r="48" fill="${lighten(shell, 0.08)}"/><circle cx="0" cy="6" r="36" fill="#11121c"/><circle cx="0" cy="6" r="22" fill="${rig.light.glow}" opacity="0.7"/><circle cx="-10" cy="-5" r="8" fill="#fff" opacity="0.8"/><circle cx="68" cy="-38" r="8" fill="#e0484a"/></g>
    ${drawHand(rig, sleeve, { fromX: -218, fromY: 580, x: rig.side * 20 - 96, y: 400 }, 1)}${drawHand(rig, sleeve, { fromX: 218, fromY: 580, x: rig.side * 20 + 96, y: 400 }, -1)}`;
};

const cat: DrawProp = (rig, sleeve) => {
  const fur = mix('#e2a45c', rig.light.base, 0.12);
  const stripe = lighten(fur, -0.12);
  return `<g transform="translate(${n(rig.side * 34)} 400)"><path d="M-104 150 C-120 40 -70 -12 0 -14 C70 -12 120 40 104 150 Z" fill="${fur}"/><path d="M-62 -28 L-60 -98 L-18 -66 H18 L60 -98 L62 -28 C62 20 34 42 0 42 C-34 42 -62 20 -62 -28 Z" fill="${fur}"/><path d="M-52 -80 L-50 -52 L-32 -64 Z M52 -80 L50 -52 L32 -64 Z" fill="#e9a8a0"/><g stroke="${stripe}" stroke-width="7" stroke-linecap="round"><path d="M0 -62 V-40 M-17 -58 V-42 M17 -58 V-42 M-90 70 l34 -12 M-96 106 l36 -8 M90 70 l-34 -12 M96 106 l-36 -8"/></g><path d="M-38 -14 q12 -14 24 0 M14 -14 q12 -14 24 0" stroke="#3a2418" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-7 4 h14 l-7 8 Z" fill="#d8707a"/><path d="M0 12 q-8 12 -18 6 M0 12 q8 12 18 6" stroke="#3a2418" stroke-width="3.6" fill="none" stroke-linecap="round"/><ellipse cy="22" rx="34" ry="0" fill="#fff"/></g>
    ${drawHand(rig, sleeve, { fromX: rig.side * -216, fromY: 590, x: rig.side * -52, y: 500 }, rig.side)}${drawHand(rig, sleeve, { fromX: rig.side * 230, fromY: 600, x: rig.side * 122, y: 490 }, rig.side === 1 ? -1 : 1)}`;
};

const fan = held(
  (rig) => {
    const ribs = Array.from({ length: 9 }, (_, i) => -80 + i * 20);
    return `<g transform="rotate(${n(rig.side * -6)})">${ribs.map((a, i) => `<path d="M0 40 L-31 -127 A170 170 0 0 1 31 -127 Z" fill="${mix(rig.light.glow, rig.light.spark, i / 10)}" transform="rotate(${a} 0 40)"/>`).join('')}${ribs.map((a) => `<path d="M0 40 V-124" stroke="#fff" stroke-opacity="0.5" stroke-width="3" transform="rotate(${a} 0 40)"/>`).join('')}</g>`;
  },
  350,
  120,
);

const cards = held(
  (rig) => {
    const card = (a: number, suit: string, colour: string) =>
      `<g transform="rotate(${a} 0 60)"><rect x="-36" y="-82" width="72" height="108" rx="9" fill="#fbf6ee" stroke="#cbbfae" stroke-width="2"/><path d="${suit}" fill="${colour}"/></g>`;
    const heart = 'M0 -14 C-26 -34 -20 -56 -6 -52 C-2 -51 0 -46 0 -44 C0 -46 2 -51 6 -52 C20 -56 26 -34 0 -14 Z';
    const spade = 'M0 -58 C26 -36 20 -18 6 -20 L10 -8 H-10 L-6 -20 C-20 -18 -26 -36 0 -58 Z';
    return `${card(-30, spade, '#241e2c')}${card(-10, heart, '#c23a4a')}${card(10, spade, '#241e2c')}${card(30, heart, mix('#c23a4a', rig.light.glow, 0.2))}`;
  },
  340,
  130,
);

export const things = { mug, wine, gamepad, brush, whisk, dumbbell, book, camera, cat, fan, cards };
