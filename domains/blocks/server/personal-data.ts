import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { blockedGuests } from './tables.ts';

/** What the domain holds about people. */
export const blocksData: PersonalData = {
  domain: 'blocks',
  title: { en: 'Blocked guests', de: 'Gesperrte Gäste', nl: 'Geblokkeerde gasten', es: 'Usuarios bloqueados' },
  holds: [
    holds(blockedGuests, {
      what: {
        en: 'Which performer has blocked which guest, and since when',
        de: 'Welche Darstellerin welchen Gast gesperrt hat und seit wann',
        nl: 'Welke performer welke gast heeft geblokkeerd, en sinds wanneer',
        es: 'Qué artista ha bloqueado a qué usuario y desde cuándo',
      },
      purpose: {
        label: {
          en: 'Keep away whom performers do not want to meet again',
          de: 'Fernhalten, wem Darstellerinnen nicht wieder begegnen möchten',
          nl: 'Wie performers niet meer willen tegenkomen op afstand houden',
          es: 'Mantener lejos a quien las artistas no quieren volver a encontrar',
        },
        basis: 'legitimateInterest',
      },
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['guest'], columns: ['guestId', 'createdAt'], foundBy: 'guestId', erasure: { does: 'delete' } },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
  ],
};
