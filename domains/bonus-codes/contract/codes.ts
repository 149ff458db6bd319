import { asTyped } from '#kit/text/typed.ts';

/** Signs of codes that we make: none that people take for another. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Signs of a code that we make: 31 to the 12th, some 59 bits, of which nobody guesses one. */
export const codeLength = 12;

/** What a code is whatever way it is written: case, spaces and hyphens, O and 0, I and l and 1 do not matter. */
export const plainCode = (text: string): string =>
  asTyped('code', text)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015_.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** A code as it is shown, in groups of four: `K7QX-2MHD-93WT`. */
export const shownCode = (signs: string): string => signs.replace(/(.{4})(?=.)/g, '$1-');
