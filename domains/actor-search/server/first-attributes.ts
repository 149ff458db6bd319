import type { Texts } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { attributeGroups, attributes } from './tables.ts';

const w = (en: string, de: string, nl: string, es: string): Texts => ({ en, de, nl, es });

/** What a new installation begins with; operators rename, add and retire. */
export const firstGroups: readonly {
  readonly key: string;
  readonly kind: 'one' | 'many';
  readonly words: Texts;
  readonly attributes: Readonly<Record<string, Texts>>;
}[] = [
  {
    key: 'hair',
    kind: 'one',
    words: w('Hair colour', 'Haarfarbe', 'Haarkleur', 'Color del pelo'),
    attributes: {
      blond: w('Blond', 'Blond', 'Blond', 'Rubio'),
      brown: w('Brown', 'Braun', 'Bruin', 'Castaño'),
      dark: w('Dark', 'Dunkel', 'Donker', 'Oscuro'),
      red: w('Red', 'Rot', 'Rood', 'Pelirrojo'),
      grey: w('Grey', 'Grau', 'Grijs', 'Canoso'),
      coloured: w('Coloured', 'Bunt', 'Gekleurd', 'De colores'),
    },
  },
  {
    key: 'hair-length',
    kind: 'one',
    words: w('Hair length', 'Haarlänge', 'Haarlengte', 'Largo del pelo'),
    attributes: {
      short: w('Short', 'Kurz', 'Kort', 'Corto'),
      shoulder: w('To the shoulder', 'Schulterlang', 'Tot de schouder', 'Hasta el hombro'),
      long: w('Long', 'Lang', 'Lang', 'Largo'),
      bald: w('None', 'Ohne', 'Zonder', 'Sin pelo'),
    },
  },
  {
    key: 'eyes',
    kind: 'one',
    words: w('Eye colour', 'Augenfarbe', 'Oogkleur', 'Color de ojos'),
    attributes: {
      blue: w('Blue', 'Blau', 'Blauw', 'Azules'),
      green: w('Green', 'Grün', 'Groen', 'Verdes'),
      brown: w('Brown', 'Braun', 'Bruin', 'Marrones'),
      grey: w('Grey', 'Grau', 'Grijs', 'Grises'),
    },
  },
  {
    key: 'build',
    kind: 'one',
    words: w('Build', 'Statur', 'Postuur', 'Complexión'),
    attributes: {
      slim: w('Slim', 'Schlank', 'Slank', 'Delgada'),
      sporty: w('Sporty', 'Sportlich', 'Sportief', 'Atlética'),
      average: w('Average', 'Normal', 'Gemiddeld', 'Media'),
      curvy: w('Curvy', 'Kurvig', 'Vol', 'Con curvas'),
      strong: w('Strong', 'Kräftig', 'Stevig', 'Fuerte'),
    },
  },
  {
    key: 'height',
    kind: 'one',
    words: w('Height', 'Größe', 'Lengte', 'Altura'),
    attributes: {
      'to-159': w('Up to 159 cm', 'Bis 159 cm', 'Tot 159 cm', 'Hasta 159 cm'),
      '160-169': w('160 to 169 cm', '160 bis 169 cm', '160 tot 169 cm', 'De 160 a 169 cm'),
      '170-179': w('170 to 179 cm', '170 bis 179 cm', '170 tot 179 cm', 'De 170 a 179 cm'),
      'from-180': w('180 cm or more', 'Ab 180 cm', 'Vanaf 180 cm', 'Desde 180 cm'),
    },
  },
  {
    key: 'tattoos',
    kind: 'one',
    words: w('Tattoos', 'Tattoos', 'Tatoeages', 'Tatuajes'),
    attributes: {
      none: w('None', 'Keine', 'Geen', 'Ninguno'),
      some: w('Some', 'Einige', 'Enkele', 'Algunos'),
      many: w('Many', 'Viele', 'Veel', 'Muchos'),
    },
  },
  {
    key: 'piercings',
    kind: 'one',
    words: w('Piercings', 'Piercings', 'Piercings', 'Piercings'),
    attributes: {
      none: w('None', 'Keine', 'Geen', 'Ninguno'),
      some: w('Some', 'Einige', 'Enkele', 'Algunos'),
    },
  },
  {
    key: 'interests',
    kind: 'many',
    words: w('Interests', 'Interessen', 'Interesses', 'Intereses'),
    attributes: {
      music: w('Music', 'Musik', 'Muziek', 'Música'),
      cooking: w('Cooking', 'Kochen', 'Koken', 'Cocina'),
      sport: w('Sport', 'Sport', 'Sport', 'Deporte'),
      travel: w('Travel', 'Reisen', 'Reizen', 'Viajes'),
      games: w('Games', 'Spiele', 'Spellen', 'Juegos'),
      films: w('Films', 'Filme', 'Films', 'Cine'),
      books: w('Books', 'Bücher', 'Boeken', 'Libros'),
      dance: w('Dance', 'Tanz', 'Dans', 'Baile'),
      art: w('Art', 'Kunst', 'Kunst', 'Arte'),
      fashion: w('Fashion', 'Mode', 'Mode', 'Moda'),
      animals: w('Animals', 'Tiere', 'Dieren', 'Animales'),
      nature: w('Nature', 'Natur', 'Natuur', 'Naturaleza'),
    },
  },
];

/** Writes what is missing of it; what operators changed stays. */
export async function fillAttributes(tx: Tx): Promise<void> {
  await tx.orm
    .insert(attributeGroups)
    .values(firstGroups.map(({ key, kind, words }, position) => ({ key, kind, words, position })))
    .onConflictDoNothing();
  await tx.orm
    .insert(attributes)
    .values(
      firstGroups.flatMap(({ key: groupKey, attributes: all }) =>
        Object.entries(all).map(([key, words], position) => ({ groupKey, key, words, position })),
      ),
    )
    .onConflictDoNothing();
}
