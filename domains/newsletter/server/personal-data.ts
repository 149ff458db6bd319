import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetNewsletters, proofDays, requestDays } from '../contract/index.ts';
import { clicks, consents, issues, recipients, requests, texts } from './tables.ts';

const purpose = {
  label: {
    en: 'Send newsletters to who has agreed, and prove that they have',
    de: 'Newsletter an alle schicken, die zugestimmt haben, und das nachweisen',
    nl: 'Nieuwsbrieven sturen aan wie heeft ingestemd, en dat aantonen',
    es: 'Enviar boletines a quien ha consentido, y poder probarlo',
  },
  basis: 'consent',
} as const;

const byAddress = { column: 'address', as: 'their address' } as const;

/** What the domain holds about people. */
export const newsletterData: PersonalData = {
  domain: 'newsletter',
  title: { en: 'Newsletters', de: 'Newsletter', nl: 'Nieuwsbrieven', es: 'Boletines' },
  holds: [
    holds(requests, {
      what: {
        en: 'Address, chosen newsletters, language, and when the mail that asks was sent and answered',
        de: 'Adresse, gewählte Newsletter, Sprache, und wann die Mail mit der Frage geschickt und beantwortet wurde',
        nl: 'Adres, gekozen nieuwsbrieven, taal, en wanneer de mail met de vraag is gestuurd en beantwoord',
        es: 'Dirección, boletines elegidos, idioma, y cuándo se envió y respondió el correo que pregunta',
      },
      purpose,
      kept: {
        keeps: 'days',
        days: requestDays,
        after: 'expiresAt',
        event: { en: 'the link ran out', de: 'der Link ablief', nl: 'de link verliep', es: 'caducar el enlace' },
        by: forgetNewsletters,
      },
      about: [
        {
          who: ['guest', 'visitor'],
          columns: ['address', 'types', 'language', 'textId', 'askedAt', 'spentAt'],
          foundBy: byAddress,
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(consents, {
      what: {
        en: 'Which newsletters an address gets, and the proof: the text agreed to, when asked, confirmed and ended',
        de: 'Welche Newsletter eine Adresse bekommt, und der Nachweis: der Text, wann gefragt, bestätigt und beendet',
        nl: 'Welke nieuwsbrieven een adres krijgt, en het bewijs: de tekst, wanneer gevraagd, bevestigd en gestopt',
        es: 'Qué boletines recibe una dirección, y la prueba: el texto, cuándo se preguntó, confirmó y terminó',
      },
      purpose,
      kept: {
        keeps: 'days',
        days: proofDays,
        after: 'endedAt',
        event: { en: 'it was ended', de: 'es beendet wurde', nl: 'het gestopt werd', es: 'terminarlo' },
        by: forgetNewsletters,
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'address', 'type', 'language', 'textId', 'askedAt', 'confirmedAt', 'endedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['visitor'], columns: ['address'], foundBy: byAddress, erasure: { does: 'delete' } },
      ],
    }),
    holds(recipients, {
      what: {
        en: 'Which newsletters somebody was sent, and when',
        de: 'Welche Newsletter jemandem geschickt wurden, und wann',
        nl: 'Welke nieuwsbrieven aan iemand zijn gestuurd, en wanneer',
        es: 'Qué boletines se enviaron a alguien, y cuándo',
      },
      purpose,
      kept: {
        keeps: 'until',
        event: {
          en: 'the proof of the consent is deleted',
          de: 'der Nachweis der Zustimmung gelöscht wird',
          nl: 'het bewijs van de instemming wordt gewist',
          es: 'se borra la prueba del consentimiento',
        },
      },
      about: [
        {
          who: ['guest', 'visitor'],
          columns: ['consentId', 'state', 'dueAt', 'sentAt'],
          foundBy: { column: 'consentId', as: 'the number of a consent of theirs' },
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [
    { table: issues, because: 'It holds the words that operators write to many, and nobody’s name.' },
    { table: clicks, because: 'It counts presses by newsletter and language, whoever pressed.' },
    { table: texts, because: 'It holds the words that people agree to, and nobody’s name.' },
  ],
};
