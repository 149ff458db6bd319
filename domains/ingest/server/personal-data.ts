import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { keys } from './tables.ts';

/** What the domain holds about people. */
export const ingestData: PersonalData = {
  domain: 'ingest',
  title: { en: 'Own software', de: 'Eigene Software', nl: 'Eigen software', es: 'Programa propio' },
  holds: [
    holds(keys, {
      what: {
        en: 'That a performer has a stream key, its last four signs, when it was made and used',
        de: 'Dass jemand vor der Kamera einen Streamschlüssel hat, seine letzten vier Zeichen, wann er erstellt und benutzt wurde',
        nl: 'Dat een performer een streamsleutel heeft, de laatste vier tekens, wanneer hij gemaakt en gebruikt is',
        es: 'Que una artista tiene una clave de emisión, sus cuatro últimos signos, cuándo se creó y se usó',
      },
      purpose: {
        label: {
          en: 'Let performers send with their own software',
          de: 'Mit eigener Software senden lassen',
          nl: 'Performers met eigen software laten zenden',
          es: 'Permitir emitir con un programa propio',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'ending', 'createdAt', 'usedAt'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
