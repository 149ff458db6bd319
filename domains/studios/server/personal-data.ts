import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { agreements, memberships, studios } from './tables.ts';

const purpose = {
  label: {
    en: 'Let performers work with studios on terms they agreed to',
    de: 'Darstellende mit Studios zu vereinbarten Bedingungen arbeiten lassen',
    nl: 'Performers met studio’s laten werken op afgesproken voorwaarden',
    es: 'Permitir que artistas trabajen con estudios según lo acordado',
  },
  basis: 'contract',
} as const;

/** Agreements divide money: they stay as long as the books that follow them. */
const kept = { keeps: 'years', years: 10, law: '§ 147 AO' } as const;

const stays = {
  does: 'keep',
  because: {
    en: 'What was paid out was divided by it; the books are kept ten years',
    de: 'Danach wurde Ausgezahltes geteilt; die Bücher werden zehn Jahre aufbewahrt',
    nl: 'Uitbetalingen zijn ernaar verdeeld; de boeken worden tien jaar bewaard',
    es: 'Los pagos se repartieron según ello; los libros se guardan diez años',
  },
} as const;

/** What the domain holds about people. */
export const studiosData: PersonalData = {
  domain: 'studios',
  title: { en: 'Studios', de: 'Studios', nl: 'Studio’s', es: 'Estudios' },
  holds: [
    holds(studios, {
      what: {
        en: 'Studios: name, address, VAT number, what was decided about them',
        de: 'Studios: Name, Anschrift, USt-IdNr., was über sie entschieden wurde',
        nl: 'Studio’s: naam, adres, btw-nummer, wat erover is besloten',
        es: 'Estudios: nombre, dirección, NIF-IVA, lo que se decidió sobre ellos',
      },
      purpose,
      kept,
      about: [
        {
          who: ['guest'],
          columns: [
            ...(['accountId', 'name', 'folded', 'street', 'postcode', 'town', 'country', 'vatId'] as const),
            ...(['state', 'reason', 'createdAt', 'decidedAt'] as const),
          ],
          foundBy: 'accountId',
          erasure: stays,
        },
      ],
    }),
    holds(memberships, {
      what: {
        en: 'Who was or is invited to or a member of which studio, with share and what it sees',
        de: 'Wer in welches Studio eingeladen oder Mitglied war oder ist, mit Anteil und was es sieht',
        nl: 'Wie door welke studio is uitgenodigd of lid was of is, met het deel en wat ze ziet',
        es: 'Quién fue o es invitado o miembro de qué estudio, con su parte y lo que ve',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['performerId', 'basisPoints', 'state', 'invitedAt', 'expiresAt', 'beganAt', 'endedAt'] as const),
            ...(['asksEarnings', 'asksSchedule', 'seesEarnings', 'seesSchedule'] as const),
          ],
          foundBy: 'performerId',
          erasure: stays,
        },
        { who: ['guest'], columns: ['studioId'], foundBy: 'studioId', erasure: stays },
        {
          who: ['guest'],
          columns: ['email'],
          foundBy: { column: 'email', as: 'the address of the account, in small letters' },
          erasure: { does: 'blank', columns: ['email'] },
        },
      ],
    }),
    holds(agreements, {
      what: {
        en: 'Agreements that were signed: words, legal name, address of the connection, time',
        de: 'Unterschriebene Vereinbarungen: Worte, bürgerlicher Name, Adresse der Verbindung, Zeit',
        nl: 'Getekende overeenkomsten: woorden, wettelijke naam, adres van de verbinding, tijd',
        es: 'Acuerdos firmados: palabras, nombre legal, dirección de la conexión, hora',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['performerId', 'membershipId', 'version', 'language', 'sha256', 'body'] as const),
            ...(['name', 'ip', 'signedAt'] as const),
          ],
          foundBy: 'performerId',
          erasure: stays,
        },
      ],
    }),
  ],
};
