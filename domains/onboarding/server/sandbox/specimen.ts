import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { escapeHtml } from '#kit/html/escape.ts';
import type { IdentityPicture } from '../identity/port.ts';

/** Drawn pictures of a document that nobody has, and of a face that is nobody's. */
export async function specimenPictures(name: string): Promise<IdentityPicture[]> {
  assertOutsideTransaction('the drawing of a document');
  const card = (title: string, lines: readonly string[]) => `
    <svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" viewBox="0 0 860 540" font-family="sans-serif">
      <rect width="860" height="540" rx="36" fill="#dfe8ee"/><rect width="860" height="96" rx="36" fill="#37566e"/>
      <text x="40" y="62" font-size="36" fill="#fff" font-weight="700">${title}</text>
      <rect x="40" y="140" width="230" height="300" rx="16" fill="#b6c6d1"/><circle cx="155" cy="250" r="62" fill="#7f97a7"/>
      <path d="M60 440a95 95 0 0 1 190 0z" fill="#7f97a7"/>
      ${lines.map((line, at) => `<text x="310" y="${190 + at * 62}" font-size="34" fill="#22323e">${escapeHtml(line)}</text>`).join('')}
      <text x="430" y="500" font-size="72" fill="#c0392b" fill-opacity="0.5" font-weight="700">SPECIMEN</text></svg>`;
  const face = `
    <svg xmlns="http://www.w3.org/2000/svg" width="540" height="640" viewBox="0 0 540 640"><rect width="540" height="640" fill="#e8edf0"/>
      <circle cx="270" cy="260" r="130" fill="#93a7b5"/><path d="M60 640a210 210 0 0 1 420 0z" fill="#93a7b5"/>
      <text x="92" y="600" font-size="64" fill="#c0392b" font-family="sans-serif" font-weight="700">SPECIMEN</text></svg>`;
  const drawn = async (svg: string) => new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer());
  return [
    {
      name: 'document-front',
      type: 'image/webp',
      body: await drawn(card('IDENTITY CARD', [name, 'Made up for tests', '3 / 2031'])),
    },
    { name: 'face', type: 'image/webp', body: await drawn(face) },
  ];
}
