import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { downloadable, entries, fills, gridSettings, things } from './tables.ts';

/** What the domain holds about people. */
export const libraryData: PersonalData = {
  domain: 'library',
  title: { en: 'Media library', de: 'Mediathek', nl: 'Mediatheek', es: 'Mediateca' },
  impersonal: [
    { table: things, because: 'Words and figures of videos and albums, which their own domains declare.' },
    { table: downloadable, because: 'Which videos and albums may be downloaded, which their own domains declare.' },
    { table: fills, because: 'How far libraries were filled with what guests had before.' },
  ],
  holds: [
    holds(entries, {
      what: {
        en: 'What a guest bought and pinned, when, for how much, and what of it is archived',
        de: 'Was ein Gast gekauft und gemerkt hat, wann, für wie viel, und was davon archiviert ist',
        nl: 'Wat een gast kocht en bewaarde, wanneer, voor hoeveel, en wat daarvan gearchiveerd is',
        es: 'Lo que un usuario compró y guardó, cuándo, por cuánto y qué tiene archivado',
      },
      purpose: {
        label: {
          en: 'Show guests their media library',
          de: 'Gästen ihre Mediathek zeigen',
          nl: 'Gasten hun mediatheek tonen',
          es: 'Mostrar a los usuarios su mediateca',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'kind', 'thing', 'boughtAt', 'pinnedAt', 'price', 'addedAt', 'archivedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(gridSettings, {
      what: {
        en: 'How a guest looks at lists of videos and albums: order, tiles or lines, columns',
        de: 'Wie ein Gast Listen von Videos und Alben ansieht: Reihenfolge, Kacheln oder Zeilen, Spalten',
        nl: 'Hoe een gast lijsten met video’s en albums bekijkt: volgorde, tegels of regels, kolommen',
        es: 'Cómo ve un usuario las listas de vídeos y álbumes: orden, mosaico o lista, columnas',
      },
      purpose: {
        label: {
          en: 'Keep how guests like to look at lists',
          de: 'Behalten, wie Gäste Listen ansehen möchten',
          nl: 'Onthouden hoe gasten lijsten willen bekijken',
          es: 'Recordar cómo prefieren ver las listas los usuarios',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'type', 'sort', 'mode', 'columns'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
