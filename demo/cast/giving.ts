import type { Language } from '#kit/i18n/language.ts';

/** What a simulated performer offers for a tip and gathers for, in one language; coins in hundredths. */
export interface Offered {
  readonly menu: readonly { readonly words: string; readonly coins: number }[];
  readonly goals: readonly { readonly words: string; readonly reward: string; readonly coins: number }[];
  /** Said when something is given; without a name, as many do not want theirs said. */
  readonly thanks: readonly string[];
}

const item = (words: string, coins: number) => ({ words, coins });
const goal = (words: string, reward: string, coins: number) => ({ words, reward, coins });

/** By the language a performer speaks first. */
export const offered: Readonly<Record<Language, Offered>> = {
  de: {
    menu: [
      item('Ein Lied nach Wunsch', 20_00),
      item('Ein Gruß mit deinem Namen', 5_00),
      item('Ich erzähle einen Witz', 3_00),
    ],
    goals: [
      goal('Ein Abend mit Geschichten', 'Dann lese ich eine vor', 150_00),
      goal('Neue Lampe für die Ecke', 'Dann zeige ich euch das ganze Zimmer', 200_00),
    ],
    thanks: ['Danke, wie lieb!', 'Oh, das ist schön. Danke!', 'Das freut mich sehr.'],
  },
  en: {
    menu: [item('A song you choose', 20_00), item('A hello with your name', 5_00), item('I tell a joke', 3_00)],
    goals: [
      goal('A night of stories', 'Then I read one to you', 150_00),
      goal('A new lamp for the corner', 'Then I show you the whole room', 200_00),
    ],
    thanks: ['Thank you, how kind!', 'Oh, that is lovely. Thank you!', 'That made my evening.'],
  },
  nl: {
    menu: [item('Een lied naar keuze', 20_00), item('Een groet met je naam', 5_00), item('Ik vertel een mop', 3_00)],
    goals: [
      goal('Een avond met verhalen', 'Dan lees ik er een voor', 150_00),
      goal('Een nieuwe lamp voor de hoek', 'Dan laat ik de hele kamer zien', 200_00),
    ],
    thanks: ['Dank je, wat lief!', 'O, wat mooi. Dank je!', 'Daar word ik blij van.'],
  },
  es: {
    menu: [
      item('Una canción a tu gusto', 20_00),
      item('Un saludo con tu nombre', 5_00),
      item('Cuento un chiste', 3_00),
    ],
    goals: [
      goal('Una noche de cuentos', 'Entonces os leo uno', 150_00),
      goal('Una lámpara para el rincón', 'Entonces os enseño toda la habitación', 200_00),
    ],
    thanks: ['¡Gracias, qué detalle!', '¡Qué bonito! Gracias.', 'Me has alegrado la noche.'],
  },
};

/** What guests of the demo world say with a gift. */
export const withGifts: Readonly<Record<Language, readonly string[]>> = {
  de: ['Für dich', 'Schöner Abend', '', 'Danke fürs Lachen', ''],
  en: ['For you', 'Lovely evening', '', 'Thanks for the laugh', ''],
  nl: ['Voor jou', 'Fijne avond', '', 'Bedankt voor de lach', ''],
  es: ['Para ti', 'Bonita noche', '', 'Gracias por la risa', ''],
};
