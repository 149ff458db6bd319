import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';

/** What the filters on performers' own facts are called, and their options that are no numbers, names of languages or of countries. */
export const filterWords: Readonly<Record<string, Texts>> = {
  online: { en: 'Live now', de: 'Jetzt live', nl: 'Nu live', es: 'En directo ahora' },
  free: { en: 'Free chat', de: 'Gratis-Chat', nl: 'Gratis chat', es: 'Chat gratis' },
  new: { en: 'New here', de: 'Neu dabei', nl: 'Nieuw hier', es: 'Novedades' },
  gender: { en: 'Who', de: 'Wer', nl: 'Wie', es: 'Quién' },
  'gender:F': { en: 'Women', de: 'Frauen', nl: 'Vrouwen', es: 'Mujeres' },
  'gender:M': { en: 'Men', de: 'Männer', nl: 'Mannen', es: 'Hombres' },
  'gender:FM': { en: 'Couples', de: 'Paare', nl: 'Stellen', es: 'Parejas' },
  'gender:FF': { en: 'Two women', de: 'Zwei Frauen', nl: 'Twee vrouwen', es: 'Dos mujeres' },
  'gender:MM': { en: 'Two men', de: 'Zwei Männer', nl: 'Twee mannen', es: 'Dos hombres' },
  'gender:S': { en: 'Non-binary', de: 'Nichtbinär', nl: 'Non-binair', es: 'No binario' },
  'gender:T': { en: 'Trans', de: 'Trans', nl: 'Trans', es: 'Trans' },
  age: { en: 'Age', de: 'Alter', nl: 'Leeftijd', es: 'Edad' },
  languages: { en: 'Languages', de: 'Sprachen', nl: 'Talen', es: 'Idiomas' },
  price: { en: 'Price a minute', de: 'Preis je Minute', nl: 'Prijs per minuut', es: 'Precio por minuto' },
  chat: { en: 'Ways to chat', de: 'Arten von Chat', nl: 'Soorten chat', es: 'Formas de chat' },
  'chat:video': { en: 'Video chat', de: 'Videochat', nl: 'Videochat', es: 'Videochat' },
  'chat:private': { en: 'Private chat', de: 'Privatchat', nl: 'Privéchat', es: 'Chat privado' },
  'chat:videoCall': { en: 'Video call', de: 'Videoanruf', nl: 'Videogesprek', es: 'Videollamada' },
  'chat:voyeur': { en: 'Voyeur', de: 'Voyeur', nl: 'Voyeur', es: 'Voyeur' },
  theme: { en: 'Theme', de: 'Thema', nl: 'Thema', es: 'Tema' },
  country: { en: 'Country', de: 'Land', nl: 'Land', es: 'País' },
};

const upTo: Texts = {
  en: 'under {most} coins',
  de: 'unter {most} Coins',
  nl: 'onder {most} coins',
  es: 'menos de {most} monedas',
};
const between: Texts = {
  en: '{least} to {most} coins',
  de: '{least} bis {most} Coins',
  nl: '{least} tot {most} coins',
  es: 'de {least} a {most} monedas',
};
const from: Texts = {
  en: '{least} coins or more',
  de: 'ab {least} Coins',
  nl: 'vanaf {least} coins',
  es: 'desde {least} monedas',
};

/** What a band of prices is called; in hundredths of a coin, the upper end not included, null where there is none. */
export function priceLabel(language: Language, least: number, below: number | null): string {
  const coins = (hundredths: number): string => (hundredths / 100).toLocaleString(language);
  const words = least === 0 ? upTo : below === null ? from : between;
  return words[language].replace('{least}', coins(least)).replace('{most}', coins(below ?? 0));
}
