import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { removeSharePictures } from '../contract/pictures.ts';
import { keptDays } from './og/requests.ts';
import { sharePictures, texts } from './tables.ts';

/** What seo holds about people. */
export const seoData: PersonalData = {
  domain: 'seo',
  title: {
    en: 'Pages for search engines',
    de: 'Seiten für Suchmaschinen',
    nl: 'Pagina’s voor zoekmachines',
    es: 'Páginas para buscadores',
  },
  holds: [
    holds(sharePictures, {
      what: {
        en: 'Pictures made for shared links, and whose pictures they show',
        de: 'Bilder für geteilte Links, und wessen Bilder sie zeigen',
        nl: 'Afbeeldingen voor gedeelde links, en wiens foto’s ze tonen',
        es: 'Imágenes para enlaces compartidos, y de quién son las fotos que muestran',
      },
      purpose: {
        label: {
          en: 'Show a picture where a link to a profile is shared',
          de: 'Ein Bild zeigen, wo der Link zu einem Profil geteilt wird',
          nl: 'Een afbeelding tonen waar een link naar een profiel wordt gedeeld',
          es: 'Mostrar una imagen donde se comparte el enlace de un perfil',
        },
        basis: 'contract',
      },
      kept: {
        keeps: 'days',
        days: keptDays,
        after: 'requestedAt',
        event: { en: 'the last request', de: 'letzter Abruf', nl: 'laatste aanvraag', es: 'última petición' },
        by: removeSharePictures,
      },
      about: [
        {
          who: ['performer'],
          columns: ['pictures', 'address'],
          foundBy: { column: 'pictures', as: 'the numbers of the performer’s pictures' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(texts, {
      what: {
        en: 'Which operator changed a text last, and when',
        de: 'Wer vom Team einen Text zuletzt geändert hat, und wann',
        nl: 'Welke beheerder een tekst het laatst wijzigde, en wanneer',
        es: 'Qué operador cambió un texto por última vez, y cuándo',
      },
      purpose: {
        label: {
          en: 'Let operators see whose change they would overwrite',
          de: 'Das Team sehen lassen, wessen Änderung es überschriebe',
          nl: 'Beheerders laten zien wiens wijziging ze zouden overschrijven',
          es: 'Que los operadores vean de quién es el cambio que sobrescribirían',
        },
        basis: 'legitimateInterest',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'Until the next change',
          de: 'Bis zur nächsten Änderung',
          nl: 'Tot de volgende wijziging',
          es: 'Hasta el siguiente cambio',
        },
      },
      about: [
        {
          who: ['operator'],
          columns: ['updatedBy', 'updatedAt'],
          foundBy: 'updatedBy',
          erasure: { does: 'blank', columns: ['updatedBy'] },
        },
      ],
    }),
  ],
};
