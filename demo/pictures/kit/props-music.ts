import { lighten, mix } from './colour.ts';
import { drawHand } from './hand.ts';
import type { DrawProp } from './props.ts';
import type { Rig } from './rig.ts';
import { n, path } from './svg.ts';

const dark = (rig: Rig) => mix('#1b1820', rig.light.deep, 0.3);

const microphone: DrawProp = (rig) => {
  const s = -rig.side;
  const body = dark(rig);
  const grille = Array.from({ length: 7 }, (_, i) => `<path d="M-26 ${-34 + i * 11} H26" />`).join('');
  return `<path d="${path`M ${s * 270} ${640} L ${s * 236} ${330} L ${s * 96} ${236}`}" fill="none" stroke="${lighten(body, 0.1)}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${s * 236}" cy="330" r="15" fill="${lighten(body, 0.16)}"/>
    <g transform="translate(${s * 84} 196) rotate(${s * 16})"><circle cx="0" cy="0" r="70" fill="none" stroke="${lighten(body, 0.2)}" stroke-width="7"/><rect x="-34" y="-52" width="68" height="112" rx="32" fill="${body}" stroke="${lighten(body, 0.22)}" stroke-width="4"/><g stroke="${lighten(body, 0.34)}" stroke-width="3" opacity="0.8">${grille}</g><rect x="-34" y="26" width="68" height="14" fill="${rig.light.glow}"/><path d="M-20 -34 C-24 -10 -24 4 -22 20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.35" fill="none"/></g>`;
};

function guitarBody(rig: Rig, size: number, wood: string): string {
  const board = mix('#2c1a14', rig.light.deep, 0.25);
  return `<g transform="translate(${n(rig.side * -40)} 420) scale(${n(rig.side * size)} ${n(size)}) rotate(-17)">
    <path d="M-250 0 C-262 -92 -170 -128 -104 -96 C-66 -78 -40 -82 -8 -96 C52 -122 104 -70 104 0 C104 70 52 122 -8 96 C-40 82 -66 78 -104 96 C-170 128 -262 92 -250 0 Z" fill="${mix(wood, rig.light.deep, 0.45)}" transform="translate(4 8)"/>
    <path d="M-250 0 C-262 -92 -170 -128 -104 -96 C-66 -78 -40 -82 -8 -96 C52 -122 104 -70 104 0 C104 70 52 122 -8 96 C-40 82 -66 78 -104 96 C-170 128 -262 92 -250 0 Z" fill="${wood}"/>
    <path d="M-238 0 C-248 -82 -166 -114 -104 -84 C-66 -66 -40 -70 -8 -84" fill="none" stroke="${lighten(wood, 0.14)}" stroke-width="6" opacity="0.7"/>
    <circle cx="-30" r="46" fill="${lighten(wood, 0.12)}"/><circle cx="-30" r="38" fill="${board}"/><rect x="-190" y="-34" width="22" height="68" rx="5" fill="${board}"/>
    <rect x="-20" y="-19" width="400" height="38" fill="${board}"/>${[60, 108, 152, 192, 228, 260, 290].map((x) => `<rect x="${x}" y="-19" width="3" height="38" fill="#d8c8a0"/>`).join('')}
    <path d="M378 -24 L462 -32 V32 L378 24 Z" fill="${mix(wood, board, 0.5)}"/>${[-11, -4, 4, 11].map((y) => `<path d="M-180 ${y} H440" stroke="#f0e6cc" stroke-width="1.8" opacity="0.8"/>`).join('')}
  </g>`;
}

const guitar: DrawProp = (rig, sleeve) =>
  `${guitarBody(rig, 0.92, mix('#c07a3a', rig.light.glow, 0.12))}${drawHand(rig, sleeve, { fromX: rig.side * -236, fromY: 520, x: rig.side * -84, y: 412 }, rig.side)}${drawHand(rig, sleeve, { fromX: rig.side * 230, fromY: 560, x: rig.side * 196, y: 352 }, rig.side)}`;

const ukulele: DrawProp = (rig, sleeve) =>
  `${guitarBody(rig, 0.66, mix('#d89a4a', rig.light.rim, 0.1))}${drawHand(rig, sleeve, { fromX: rig.side * -226, fromY: 540, x: rig.side * -72, y: 424 }, rig.side)}${drawHand(rig, sleeve, { fromX: rig.side * 226, fromY: 560, x: rig.side * 134, y: 372 }, rig.side)}`;

const violin: DrawProp = (rig, sleeve) => {
  const s = rig.side;
  const wood = mix('#a8522a', rig.light.glow, 0.1);
  const board = mix('#221418', rig.light.deep, 0.25);
  return `<g transform="translate(${s * 66} 172) scale(${s * 0.94} 0.94) rotate(24)">
    <path d="M-40 0 C-46 -58 20 -72 50 -44 C64 -32 78 -32 92 -40 C130 -62 172 -44 172 0 C172 44 130 62 92 40 C78 32 64 32 50 44 C20 72 -46 58 -40 0 Z" fill="${wood}"/>
    <path d="M-30 -8 C-30 -52 22 -58 50 -34" fill="none" stroke="${lighten(wood, 0.16)}" stroke-width="5" opacity="0.8"/>
    <path d="M70 -18 q10 8 -4 16 M70 18 q10 -8 -4 -16" stroke="${board}" stroke-width="4" fill="none"/><rect x="60" y="-14" width="250" height="22" fill="${board}" transform="rotate(0)"/><rect x="-34" y="-8" width="50" height="14" rx="4" fill="${board}"/><circle cx="322" cy="-3" r="18" fill="${mix(wood, board, 0.4)}"/>
    ${[-9, -3, 3].map((y) => `<path d="M-20 ${y} H310" stroke="#efe4c8" stroke-width="1.6"/>`).join('')}</g>
    ${drawHand(rig, sleeve, { fromX: s * 210, fromY: 520, x: s * 282, y: 292 }, s)}
    <path d="${path`M ${s * -190} ${404} L ${s * 190} ${152}`}" stroke="#e8d8b8" stroke-width="6" stroke-linecap="round"/><path d="${path`M ${s * -186} ${414} L ${s * 190} ${162}`}" stroke="#f8f2e4" stroke-width="3"/>
    ${drawHand(rig, sleeve, { fromX: s * -206, fromY: 600, x: s * -182, y: 420 }, s === 1 ? -1 : 1)}`;
};

const keyboard: DrawProp = (rig, sleeve) => {
  const body = dark(rig);
  const keys = Array.from(
    { length: 22 },
    (_, i) => `<rect x="${-264 + i * 24}" y="428" width="22" height="88" rx="3" fill="#f4efe9"/>`,
  ).join('');
  const black = Array.from({ length: 22 }, (_, i) =>
    [2, 6].includes(i % 7) ? '' : `<rect x="${-248 + i * 24}" y="428" width="14" height="54" rx="2" fill="#17141c"/>`,
  ).join('');
  return `<rect x="-284" y="388" width="568" height="150" rx="14" fill="${body}"/><rect x="-270" y="398" width="540" height="20" rx="6" fill="${lighten(body, 0.08)}"/>${[-200, -150, 120, 170, 210].map((x) => `<circle cx="${x}" cy="408" r="7" fill="${rig.light.rim}"/>`).join('')}${keys}${black}
    ${drawHand(rig, sleeve, { fromX: -216, fromY: 380, x: -110, y: 446 }, 1)}${drawHand(rig, sleeve, { fromX: 216, fromY: 380, x: 110, y: 446 }, -1)}`;
};

export const instruments = { microphone, guitar, ukulele, violin, keyboard };
