import { n } from './kit/svg.ts';

/** The evening star of the site's shell (kit/ui/shell/brand.tsx), on a field of 32. */
const star =
  'M15 2.2c.9 6.3 2.3 9.1 4.6 10.6 2 1.3 4.9 1.9 10.4 2.2-5.5.4-8.5 1-10.5 2.5-2.4 1.8-3.6 5.1-4.5 13.3-.9-8.2-2.1-11.5-4.5-13.3C8.5 16 5.5 15.4 0 15c5.5-.3 8.4-.9 10.4-2.2 2.3-1.5 3.7-4.3 4.6-10.6Z';

/** The mark in `size` units from (0, 0); `id` names its gradient. */
export function starMark(size: number, id: string): string {
  return `<g transform="scale(${n(size / 32)}) translate(1 0)"><defs><linearGradient id="${id}" x1="4" y1="26" x2="26" y2="4" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#7a4fd6"/><stop offset=".55" stop-color="#e0459b"/><stop offset="1" stop-color="#f7b27a"/></linearGradient></defs><path fill="url(#${id})" d="${star}"/><circle cx="25.5" cy="6" r="2.1" fill="url(#${id})"/></g>`;
}

/** The name in strokes, so that it looks the same where no font is installed: 264 wide, x-height 44, baseline at y = 62. */
export function nameInStrokes(colour: string): string {
  const e = (x: number) => `M${x} 40 H${x + 40} A20 20 0 1 0 ${x + 33} 55`;
  return `<g fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">
    <path d="M5 2 L29 60 L53 2"/><path d="${e(62)}"/>
    <path d="M146 26 C138 16 116 18 117 29 C118 42 147 36 148 50 C148 63 122 64 114 53"/>
    <path d="M164 22 V82 M164 40 A20 20 0 1 1 164 41"/><path d="${e(214)}"/><path d="M270 22 V60 M270 42 C270 28 280 20 292 22"/>
  </g>`;
}
