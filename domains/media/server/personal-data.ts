import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { pictures } from './tables.ts';

/** What media holds about people. The files stand in storage under the number of their row and go with it. */
export const mediaData: PersonalData = {
  domain: 'media',
  title: { en: 'Pictures', de: 'Bilder', nl: 'Foto’s', es: 'Fotos' },
  holds: [
    holds(pictures, {
      what: {
        en: 'Uploaded pictures without what the camera wrote into them, their owner, age rating and day',
        de: 'Hochgeladene Bilder ohne die Angaben der Kamera, ihre Besitzer, Altersfreigabe und Tag',
        nl: 'Geüploade foto’s zonder cameragegevens, hun eigenaar, leeftijdsgrens en dag',
        es: 'Fotos subidas sin los datos de la cámara, su titular, clasificación por edad y día',
      },
      purpose: {
        label: {
          en: 'Show the pictures people want shown',
          de: 'Die Bilder zeigen, die jemand zeigen will',
          nl: 'De foto’s tonen die iemand wil tonen',
          es: 'Mostrar las fotos que alguien quiere mostrar',
        },
        basis: 'contract',
      },
      givenTo: {
        en: 'Whoever visits the site; the store and the network in front of it, where the operator uses one',
        de: 'Wer die Seite besucht; Speicher und Netz davor, wo der Betreiber welche nutzt',
        nl: 'Wie de site bezoekt; de opslag en het netwerk ervoor, waar de exploitant die gebruikt',
        es: 'Quien visita el sitio; el almacén y la red que hay delante, si el operador los usa',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'Until its owner removes it or takes another',
          de: 'Bis es entfernt oder durch ein anderes ersetzt wird',
          nl: 'Tot de eigenaar die verwijdert of een andere kiest',
          es: 'Hasta que su titular la quite o elija otra',
        },
      },
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['id', 'ownerId', 'kind', 'ageRating', 'createdAt'],
          foundBy: 'ownerId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
