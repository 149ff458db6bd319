import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { sweepMedia } from '../contract/index.ts';
import {
  blockedHashes,
  filmHits,
  filmRenditions,
  films,
  pictures,
  uploadDays,
  uploadPieces,
  uploads,
} from './tables.ts';

const makingFilms = {
  label: {
    en: 'Make and show the films people upload',
    de: 'Die hochgeladenen Filme erstellen und zeigen',
    nl: 'De geüploade films maken en tonen',
    es: 'Preparar y mostrar las películas que alguien sube',
  },
  basis: 'contract',
} as const;

const knownContent = {
  label: {
    en: 'Keep known forbidden content out: security of the platform',
    de: 'Bekannte verbotene Inhalte fernhalten: Sicherheit der Plattform',
    nl: 'Bekende verboden inhoud weren: veiligheid van het platform',
    es: 'Impedir contenidos prohibidos conocidos: seguridad de la plataforma',
  },
  basis: 'legitimateInterest',
} as const;

/** What media holds about people. The files stand in storage under the number of their row and go with it. */
export const mediaData: PersonalData = {
  domain: 'media',
  title: { en: 'Pictures and films', de: 'Bilder und Filme', nl: 'Foto’s en films', es: 'Fotos y películas' },
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
    holds(uploads, {
      what: {
        en: 'Files that are being sent: their name, size, owner and times',
        de: 'Dateien, die gerade hochgeladen werden: Name, Größe, Besitzer und Zeiten',
        nl: 'Bestanden die worden verstuurd: naam, grootte, eigenaar en tijden',
        es: 'Archivos que se están subiendo: nombre, tamaño, titular y horas',
      },
      purpose: makingFilms,
      kept: {
        keeps: 'days',
        days: 2,
        after: 'touchedAt',
        event: {
          en: 'the last piece of it',
          de: 'dem letzten Teil davon',
          nl: 'het laatste deel ervan',
          es: 'la última parte',
        },
        by: sweepMedia,
      },
      about: [
        {
          who: ['performer'],
          columns: ['id', 'ownerId', 'name', 'mark', 'size', 'day', 'createdAt', 'touchedAt'],
          foundBy: 'ownerId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(uploadDays, {
      what: {
        en: 'How much somebody has begun to send in a day',
        de: 'Wie viel jemand an einem Tag hochzuladen begonnen hat',
        nl: 'Hoeveel iemand op een dag begon te versturen',
        es: 'Cuánto empezó a subir alguien en un día',
      },
      purpose: makingFilms,
      kept: {
        keeps: 'days',
        days: 2,
        after: 'day',
        event: { en: 'the day', de: 'dem Tag', nl: 'de dag', es: 'el día' },
        by: sweepMedia,
      },
      about: [
        {
          who: ['performer'],
          columns: ['ownerId', 'day', 'bytes'],
          foundBy: 'ownerId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(films, {
      what: {
        en: 'Films made of uploads without what the camera wrote into them: owner, use, size, length, state and day',
        de: 'Filme aus Uploads ohne die Angaben der Kamera: Besitzer, Zweck, Größe, Länge, Stand und Tag',
        nl: 'Films uit uploads zonder cameragegevens: eigenaar, doel, grootte, lengte, stand en dag',
        es: 'Películas hechas de subidas sin los datos de la cámara: titular, uso, tamaño, duración, estado y día',
      },
      purpose: makingFilms,
      givenTo: {
        en: 'Whoever may watch them; the store, where the operator uses one',
        de: 'Wer sie ansehen darf; der Speicher, wo der Betreiber einen nutzt',
        nl: 'Wie ze mag bekijken; de opslag, waar de exploitant die gebruikt',
        es: 'Quien puede verlas; el almacén, si el operador usa uno',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'Until its owner removes it',
          de: 'Bis der Besitzer ihn entfernt',
          nl: 'Tot de eigenaar hem verwijdert',
          es: 'Hasta que su titular la quite',
        },
      },
      about: [
        {
          who: ['performer'],
          columns: [
            'id',
            'ownerId',
            'purpose',
            'state',
            'reason',
            'width',
            'height',
            'milliseconds',
            'createdAt',
            'settledAt',
          ],
          foundBy: 'ownerId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(filmHits, {
      what: {
        en: 'Why a film is held: how frames of it look, and which blocked picture they resemble',
        de: 'Warum ein Film zurückgehalten wird: wie Bilder daraus aussehen und welchem gesperrten Bild sie gleichen',
        nl: 'Waarom een film wordt vastgehouden: hoe beelden eruitzien en op welk geblokkeerd beeld ze lijken',
        es: 'Por qué se retiene una película: cómo son sus imágenes y a qué imagen bloqueada se parecen',
      },
      purpose: knownContent,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until the film is removed',
          de: 'Bis der Film entfernt ist',
          nl: 'Tot de film is verwijderd',
          es: 'Hasta que se quite la película',
        },
      },
      about: [
        {
          who: ['performer'],
          columns: ['filmId', 'atMs', 'hash', 'isMirrored', 'blockedHash', 'distance', 'createdAt'],
          foundBy: { column: 'filmId', as: 'the number of a film of theirs' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(blockedHashes, {
      what: {
        en: 'How forbidden pictures look (64 bits each), and which operator added them when',
        de: 'Wie verbotene Bilder aussehen (je 64 Bit), und wer vom Betreiber sie wann aufgenommen hat',
        nl: 'Hoe verboden beelden eruitzien (elk 64 bits), en welke beheerder ze wanneer toevoegde',
        es: 'Cómo son las imágenes prohibidas (64 bits cada una), y qué operador las añadió y cuándo',
      },
      purpose: knownContent,
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'What is forbidden stays so; no picture can be made of 64 bits',
          de: 'Was verboten ist, bleibt es; aus 64 Bit entsteht kein Bild',
          nl: 'Wat verboden is, blijft dat; van 64 bits is geen beeld te maken',
          es: 'Lo prohibido lo sigue siendo; de 64 bits no sale ninguna imagen',
        },
      },
      about: [
        {
          who: ['operator'],
          columns: ['addedBy', 'createdAt'],
          foundBy: 'addedBy',
          erasure: {
            does: 'keep',
            because: {
              en: 'Who put something on the list has to be known as long as it stands there',
              de: 'Wer etwas auf die Liste gesetzt hat, muss bekannt sein, solange es dort steht',
              nl: 'Wie iets op de lijst zette, moet bekend zijn zolang het daar staat',
              es: 'Quién puso algo en la lista debe saberse mientras siga en ella',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: uploadPieces, because: 'Where the pieces of an upload lie; whose it is stands in the upload.' },
    { table: filmRenditions, because: 'Sizes and lengths of a film’s files; whose it is stands in the film.' },
  ],
};
