import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { aliases, depictions, people, things, trail } from './tables.ts';

const purpose = {
  label: {
    en: 'Show only adults who agreed, and be able to prove it',
    de: 'Nur Erwachsene zeigen, die zugestimmt haben, und das belegen können',
    nl: 'Alleen volwassenen tonen die toestemming gaven, en dat kunnen aantonen',
    es: 'Mostrar solo a adultos que lo aceptaron y poder probarlo',
  },
  basis: 'legalDuty',
} as const;

/** Records of depiction are kept seven years, and five more after they could last be shown (28 CFR 75.4). */
const kept = { keeps: 'years', years: 7, law: '18 USC 2257; 28 CFR 75.4' } as const;

const stays = {
  does: 'keep',
  because: {
    en: 'The law wants the records of who is depicted kept, also after the account is gone',
    de: 'Das Gesetz verlangt die Nachweise, wer gezeigt wird, auch wenn es das Konto nicht mehr gibt',
    nl: 'De wet wil dat de gegevens van wie is afgebeeld bewaard blijven, ook als het account weg is',
    es: 'La ley exige conservar los registros de quién aparece, también sin la cuenta',
  },
} as const;

/** What the domain holds about people. */
export const consentData: PersonalData = {
  domain: 'consent',
  title: { en: 'Consent', de: 'Einwilligung', nl: 'Toestemming', es: 'Consentimiento' },
  holds: [
    holds(people, {
      what: {
        en: 'Records of identity: legal name, birth date and document, sealed; since when the person is an adult; who verified it',
        de: 'Identitätsnachweise: bürgerlicher Name, Geburtsdatum und Dokument, versiegelt; seit wann volljährig; wer es prüfte',
        nl: 'Identiteitsgegevens: wettelijke naam, geboortedatum en document, verzegeld; sinds wanneer volwassen; wie het controleerde',
        es: 'Registros de identidad: nombre legal, fecha de nacimiento y documento, sellados; desde cuándo es adulta la persona; quién lo comprobó',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['accountId', 'sealed', 'adultFrom', 'standing', 'nameKeys'] as const),
            ...(['verifiedBy', 'verifiedAt', 'changedAt', 'pausedAt'] as const),
          ],
          foundBy: 'accountId',
          erasure: stays,
        },
      ],
    }),
    holds(aliases, {
      what: {
        en: 'Every name somebody is or was shown by',
        de: 'Alle Namen, unter denen jemand gezeigt wird oder wurde',
        nl: 'Alle namen waaronder iemand wordt of werd getoond',
        es: 'Todos los nombres con los que alguien aparece o apareció',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: ['accountId', 'name', 'folded', 'since'],
          foundBy: 'accountId',
          erasure: stays,
        },
      ],
    }),
    holds(things, {
      what: {
        en: 'What shows people: whose it is, its title, and when it was recorded, declared and taken down',
        de: 'Was Menschen zeigt: wem es gehört, Titel, wann aufgenommen, angemeldet und entfernt',
        nl: 'Wat mensen toont: van wie het is, de titel, en wanneer opgenomen, aangemeld en weggehaald',
        es: 'Lo que muestra a personas: de quién es, su título y cuándo se grabó, declaró y retiró',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: ['ownerId', 'title', 'path', 'recordedOn', 'declaredAt', 'forgottenAt', 'takenDownAt'],
          foundBy: 'ownerId',
          erasure: stays,
        },
      ],
    }),
    holds(depictions, {
      what: {
        en: 'Who is in what, when they were asked, and what they answered',
        de: 'Wer worin zu sehen ist, wann gefragt wurde und was geantwortet wurde',
        nl: 'Wie waarin te zien is, wanneer gevraagd werd en wat het antwoord was',
        es: 'Quién aparece en qué, cuándo se le preguntó y qué respondió',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: ['kind', 'thingId', 'personId', 'standing', 'askedAt', 'decidedAt', 'termsVersion'],
          foundBy: 'personId',
          erasure: stays,
        },
      ],
    }),
    holds(trail, {
      what: {
        en: 'The trail of every record and agreement: what happened, when, by whom, from which address, to which words',
        de: 'Der Verlauf aller Nachweise und Einwilligungen: was, wann, durch wen, von welcher Adresse, zu welchen Worten',
        nl: 'Het spoor van alle gegevens en toestemmingen: wat, wanneer, door wie, vanaf welk adres, bij welke woorden',
        es: 'El rastro de cada registro y acuerdo: qué, cuándo, quién, desde qué dirección y sobre qué palabras',
      },
      purpose,
      kept,
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['personId', 'at', 'what', 'kind', 'thingId', 'why'] as const),
            ...(['termsVersion', 'wordsHash', 'requestId', 'address'] as const),
          ],
          foundBy: 'personId',
          erasure: stays,
        },
        { who: ['performer', 'operator'], columns: ['byId'], foundBy: 'byId', erasure: stays },
      ],
    }),
  ],
};
