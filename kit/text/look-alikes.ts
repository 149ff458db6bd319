import { ownValue } from '#kit/records/own-value.ts';

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The letter a digit or sign stands for when people disguise a word (`t33n`, `V3sper`); the sign itself when for none. */
export const letterFor = (sign: string): string => ownValue(letters, sign) ?? sign;

/** Small capitals, of phonetic alphabets: `ᴀᴅᴍɪɴ` is read as `admin`. The confusables table leaves most of them alone. */
const smallCapitals: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkĸkʟlᴍmʍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'.matchAll(/(.)([a-z])/gu),
    ([, sign = '', letter = '']) => [sign, letter],
  ),
);

/** The letter a small capital is one of; the sign itself when it is none. */
export const letterOfSmallCapital = (sign: string): string => ownValue(smallCapitals, sign) ?? sign;
