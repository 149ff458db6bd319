import type { Texts } from '#kit/contract/problem.ts';
import type { PersonKind } from '#kit/personal-data/personal-data.ts';

declare module '#kit/personal-data/personal-data.ts' {
  interface PersonKinds {
    guest: true;
    performer: true;
    operator: true;
    /** Somebody without an account: a number in their own cookie, or what they write to the platform. */
    visitor: true;
  }
}

/** Whose data there is: the kinds of accounts, and people without one. */
export const kindsOfPeople: Readonly<Record<PersonKind, Texts>> = {
  guest: { en: 'Guests', de: 'Gäste', nl: 'Gasten', es: 'Usuarios' },
  performer: { en: 'Performers', de: 'Darstellerinnen und Darsteller', nl: 'Performers', es: 'Artistas' },
  operator: { en: 'Operators', de: 'Betreiberteam', nl: 'Beheerders', es: 'Operadores' },
  visitor: {
    en: 'Visitors without an account',
    de: 'Besucher ohne Konto',
    nl: 'Bezoekers zonder account',
    es: 'Visitantes sin cuenta',
  },
};
