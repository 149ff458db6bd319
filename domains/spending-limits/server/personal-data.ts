import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetSpent, spentDays } from '../contract/index.ts';
import { breaks, limits, marks, spent } from './tables.ts';

const protect: Purpose = {
  label: {
    en: 'Keep the limits that guests set themselves',
    de: 'Die Limits einhalten, die Gäste sich selbst setzen',
    nl: 'De limieten aanhouden die gasten zichzelf stellen',
    es: 'Respetar los límites que los usuarios se ponen',
  },
  basis: 'contract',
};

/** What the domain holds about people. */
export const spendingLimitsData: PersonalData = {
  domain: 'spending-limits',
  title: { en: 'Own limits', de: 'Eigene Limits', nl: 'Eigen limieten', es: 'Límites propios' },
  holds: [
    holds(limits, {
      what: {
        en: 'Limits of spending per day, week and month that a guest set, and a higher one that waits',
        de: 'Ausgabenlimits je Tag, Woche und Monat, die ein Gast sich setzt, und ein höheres, das wartet',
        nl: 'Uitgavenlimieten per dag, week en maand die een gast instelt, en een hogere die wacht',
        es: 'Límites de gasto por día, semana y mes que fija un usuario, y uno mayor que espera',
      },
      purpose: protect,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'period', 'euroCents', 'pendingCents', 'pendingFrom'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(spent, {
      what: {
        en: 'What a guest paid in coins on each day',
        de: 'Was ein Gast an jedem Tag in Coins bezahlt hat',
        nl: 'Wat een gast elke dag in coins betaalde',
        es: 'Lo que un usuario pagó en coins cada día',
      },
      purpose: protect,
      kept: {
        keeps: 'days',
        days: spentDays,
        after: 'day',
        event: { en: 'the day', de: 'dem Tag', nl: 'de dag', es: 'el día' },
        by: forgetSpent,
      },
      about: [
        { who: ['guest'], columns: ['guestId', 'day', 'coins'], foundBy: 'guestId', erasure: { does: 'delete' } },
      ],
    }),
    holds(marks, {
      what: {
        en: 'What a guest who excluded themselves is known by again: keyed hashes of mailbox and proven number',
        de: 'Woran ein selbst gesperrter Gast wiedererkannt wird: Hashwerte von Postfach und belegter Nummer',
        nl: 'Waaraan een zelf uitgesloten gast wordt herkend: hashes van mailbox en bewezen nummer',
        es: 'Por lo que se reconoce a un usuario autoexcluido: resúmenes del buzón y del número comprobado',
      },
      purpose: protect,
      kept: {
        keeps: 'until',
        event: {
          en: 'the exclusion is lifted',
          de: 'die Sperre aufgehoben ist',
          nl: 'de uitsluiting is opgeheven',
          es: 'se levanta la exclusión',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'mark', 'since'],
          foundBy: 'guestId',
          erasure: {
            does: 'keep',
            because: {
              en: 'The exclusion stands after the account is gone, and names nobody.',
              de: 'Die Sperre gilt weiter, wenn das Konto weg ist, und nennt niemanden.',
              nl: 'De uitsluiting blijft gelden als het account weg is, en noemt niemand.',
              es: 'La exclusión sigue en pie cuando ya no hay cuenta, y no nombra a nadie.',
            },
          },
        },
      ],
    }),
    holds(breaks, {
      what: {
        en: 'Breaks from spending: kind, beginning, end, whether an operator lifted them',
        de: 'Pausen vom Ausgeben: Art, Beginn, Ende, ob sie aufgehoben wurden',
        nl: 'Pauzes van uitgeven: soort, begin, einde, of ze zijn opgeheven',
        es: 'Pausas de gasto: tipo, comienzo, final, si se levantaron',
      },
      purpose: protect,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'kind', 'since', 'until', 'liftedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
