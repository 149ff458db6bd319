import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { buildLikeness, lookDays, signalDays } from '../contract/index.ts';
import { builds, choices, likeness, looks, signals } from './tables.ts';

const recommending = {
  label: {
    en: 'Recommend performers a guest may like; who does not want that switches it off',
    de: 'Gästen empfehlen, wer ihnen gefallen könnte; wer das nicht will, schaltet es ab',
    nl: 'Gasten aanbevelen wie ze misschien leuk vinden; wie dat niet wil, zet het uit',
    es: 'Recomendar a los usuarios quién puede gustarles; quien no lo quiera lo desactiva',
  },
  basis: 'legitimateInterest',
} as const;

/** What the domain holds about people. */
export const recommendationsData: PersonalData = {
  domain: 'recommendations',
  title: { en: 'Recommendations', de: 'Empfehlungen', nl: 'Aanbevelingen', es: 'Recomendaciones' },
  holds: [
    holds(signals, {
      what: {
        en: 'With which performers a guest did what (watched, paid, pinned, wrote, gave, bought, skipped), how much of it and when last',
        de: 'Mit wem ein Gast was getan hat (zugesehen, bezahlt, gemerkt, geschrieben, geschenkt, gekauft, übergangen), wie viel davon und wann zuletzt',
        nl: 'Met wie een gast wat deed (gekeken, betaald, bewaard, geschreven, gegeven, gekocht, overgeslagen), hoeveel en wanneer het laatst',
        es: 'Con quién hizo qué un usuario (ver, pagar, guardar, escribir, regalar, comprar, descartar), cuánto y cuándo por última vez',
      },
      purpose: recommending,
      kept: {
        keeps: 'days',
        days: signalDays,
        after: 'at',
        event: { en: 'the last of it', de: 'dem letzten Mal', nl: 'de laatste keer', es: 'la última vez' },
        by: buildLikeness,
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'kind', 'weight', 'at'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(choices, {
      what: {
        en: 'Whether a guest switched recommendations off, and when',
        de: 'Ob ein Gast Empfehlungen abgeschaltet hat, und wann',
        nl: 'Of een gast aanbevelingen heeft uitgezet, en wanneer',
        es: 'Si un usuario desactivó las recomendaciones, y cuándo',
      },
      purpose: recommending,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'isOff', 'changedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(likeness, {
      what: {
        en: 'Which performers share guests, as a figure; of fewer than three guests in common nothing',
        de: 'Welche Darstellerinnen und Darsteller gemeinsame Gäste haben, als Zahl; bei weniger als drei gemeinsamen nichts',
        nl: 'Welke performers gasten delen, als getal; bij minder dan drie gedeelde gasten niets',
        es: 'Qué artistas comparten usuarios, como cifra; con menos de tres en común, nada',
      },
      purpose: recommending,
      kept: {
        keeps: 'until',
        event: {
          en: 'it is reckoned anew, every night',
          de: 'es jede Nacht neu berechnet wird',
          nl: 'het elke nacht opnieuw wordt berekend',
          es: 'se calcula de nuevo, cada noche',
        },
      },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'score'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['otherId'], foundBy: 'otherId', erasure: { does: 'delete' } },
      ],
    }),
    holds(looks, {
      what: {
        en: 'How often a performer was shown as a recommendation on a day, without to whom',
        de: 'Wie oft jemand an einem Tag als Empfehlung gezeigt wurde, ohne wem',
        nl: 'Hoe vaak iemand op een dag als aanbeveling werd getoond, zonder aan wie',
        es: 'Cuántas veces se mostró a un artista como recomendación en un día, sin decir a quién',
      },
      purpose: recommending,
      kept: {
        keeps: 'days',
        days: lookDays,
        after: 'day',
        event: { en: 'the day', de: 'dem Tag', nl: 'de dag', es: 'el día' },
        by: buildLikeness,
      },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'day', 'shown', 'asNewcomer'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [{ table: builds, because: 'When likeness was reckoned last.' }],
};
