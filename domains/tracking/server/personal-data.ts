import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { rollUpEvents } from '../contract/report.ts';
import { rawDays } from '../contract/vocabulary.ts';
import { businessDays, counted, eventDays, eventLoad, events, logs, profileVisits, salts } from './tables.ts';

/** What tracking holds about people. */
export const trackingData: PersonalData = {
  domain: 'tracking',
  title: { en: 'Statistics', de: 'Statistik', nl: 'Statistieken', es: 'Estadísticas' },
  holds: [
    holds(events, {
      what: {
        en: 'Visits of pages and steps, under a hash that is another one every day',
        de: 'Seitenaufrufe und Schritte, unter einem Hash, der jeden Tag ein anderer ist',
        nl: 'Paginabezoeken en stappen, onder een hash die elke dag een andere is',
        es: 'Visitas de páginas y pasos, bajo un hash que cambia cada día',
      },
      purpose: {
        label: {
          en: 'Count how the site is used',
          de: 'Zählen, wie die Seite genutzt wird',
          nl: 'Tellen hoe de site wordt gebruikt',
          es: 'Contar cómo se usa el sitio',
        },
        basis: 'consent',
      },
      kept: {
        keeps: 'days',
        days: rawDays,
        after: 'day',
        event: { en: 'the visit', de: 'Besuch', nl: 'bezoek', es: 'la visita' },
        by: rollUpEvents,
      },
      about: [
        {
          who: ['guest', 'performer', 'visitor'],
          columns: ['visitor', 'at', 'type', 'context', 'data'],
          foundBy: { nowhere: 'the salt of the hash is deleted in the night after its day' },
          erasure: {
            does: 'keep',
            because: {
              en: 'From the day after nobody can tell whose it is',
              de: 'Ab dem nächsten Tag kann niemand sagen, wessen sie sind',
              nl: 'Vanaf de volgende dag kan niemand zeggen van wie het is',
              es: 'Desde el día siguiente nadie puede decir de quién es',
            },
          },
        },
      ],
    }),
    holds(counted, {
      what: {
        en: 'Keyed hashes of what was counted already: sign-ups, first payments, purchases',
        de: 'Hashes von schon Gezähltem: Anmeldungen, erste Zahlungen, Käufe',
        nl: 'Hashes van wat al geteld is: aanmeldingen, eerste betalingen, aankopen',
        es: 'Hashes de lo ya contado: registros, primeros pagos, compras',
      },
      purpose: {
        label: {
          en: 'Count each purchase and each first time once',
          de: 'Jeden Kauf und jedes erste Mal einmal zählen',
          nl: 'Elke aankoop en elke eerste keer één keer tellen',
          es: 'Contar cada compra y cada primera vez una sola vez',
        },
        basis: 'legitimateInterest',
      },
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'A first time would count twice; what is counted each time goes after 90 days',
          de: 'Ein erstes Mal zählte sonst doppelt; was jedes Mal zählt, verschwindet nach 90 Tagen',
          nl: 'Een eerste keer zou dubbel tellen; wat elke keer telt, verdwijnt na 90 dagen',
          es: 'Una primera vez contaría doble; lo que cuenta cada vez desaparece a los 90 días',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['key', 'kind', 'day'],
          foundBy: {
            column: 'key',
            as: 'for a first time, the keyed hash of the goal and the number of the account; for a thing, of the sale or order, which name their guest',
          },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(profileVisits, {
      what: {
        en: 'How often a performer’s profile was visited on a day',
        de: 'Wie oft das Profil einer Darstellerin an einem Tag besucht wurde',
        nl: 'Hoe vaak het profiel van een performer op een dag is bezocht',
        es: 'Cuántas veces se visitó el perfil de una artista en un día',
      },
      purpose: {
        label: {
          en: 'Show performers their own statistics',
          de: 'Darstellerinnen und Darstellern ihre eigene Statistik zeigen',
          nl: 'Performers hun eigen statistieken tonen',
          es: 'Mostrar a los artistas sus propias estadísticas',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'day', 'visits', 'watches'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [
    { table: salts, because: 'A random number for each day, deleted in the night after it.' },
    { table: eventLoad, because: 'How many events of a day were kept and how many were too many.' },
    { table: eventDays, because: 'Counts of events and visitors by day.' },
    { table: businessDays, because: 'Counts and sums of purchases by day.' },
    {
      table: logs,
      because: 'Error messages of browsers, freed of addresses and numbers before they are written (clean-words.ts).',
    },
  ],
};
