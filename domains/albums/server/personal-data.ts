import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { albums, knownWords, owned, pictures, views } from './tables.ts';

const purpose = {
  label: {
    en: 'Sell albums of pictures, and show guests what they own',
    de: 'Bilderalben verkaufen und Gästen zeigen, was sie besitzen',
    nl: 'Fotoalbums verkopen en gasten tonen wat ze bezitten',
    es: 'Vender álbumes de fotos y mostrar a los usuarios lo que tienen',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const albumsData: PersonalData = {
  domain: 'albums',
  title: { en: 'Albums of pictures', de: 'Bilderalben', nl: 'Fotoalbums', es: 'Álbumes de fotos' },
  impersonal: [
    { table: knownWords, because: 'Words that stand in titles, of nobody and nothing in particular.' },
    { table: pictures, because: 'Which files of media an album holds; whose it is, its album says.' },
  ],
  holds: [
    holds(albums, {
      what: {
        en: 'A performer’s albums: words, prices, states, figures',
        de: 'Alben einer Darstellerin: Worte, Preise, Zustände, Zahlen',
        nl: 'Albums van een performer: woorden, prijzen, toestanden, cijfers',
        es: 'Álbumes de una artista: textos, precios, estados, cifras',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: [
            ...([
              'actorId',
              'actorName',
              'isActorLocked',
              'isCovered',
              'title',
              'description',
              'words',
              'reason',
            ] as const),
            ...(['price', 'earned', 'key'] as const),
          ],
          foundBy: 'actorId',
          erasure: {
            does: 'keep',
            because: {
              en: 'Guests own what they bought; the albums are taken out of all lists with the account',
              de: 'Gäste besitzen, was sie gekauft haben; mit dem Konto verschwinden die Alben aus allen Listen',
              nl: 'Gasten bezitten wat ze kochten; met het account verdwijnen de albums uit alle lijsten',
              es: 'Los usuarios conservan lo que compraron; con la cuenta, los álbumes salen de todas las listas',
            },
          },
        },
      ],
    }),
    holds(owned, {
      what: {
        en: 'Which albums a guest owns, since when, how they came by them and what they paid',
        de: 'Welche Alben ein Gast besitzt, seit wann, wie er sie bekam und was er zahlte',
        nl: 'Welke albums een gast bezit, sinds wanneer, hoe verkregen en wat betaald is',
        es: 'Qué álbumes tiene un usuario, desde cuándo, cómo los obtuvo y qué pagó',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'albumId', 'sale', 'price', 'origin', 'ownedAt', 'endedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(views, {
      what: {
        en: 'On which day a guest looked at an album last',
        de: 'An welchem Tag ein Gast ein Album zuletzt ansah',
        nl: 'Op welke dag een gast een album het laatst bekeek',
        es: 'Qué día vio un usuario un álbum por última vez',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'albumId', 'viewedOn'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
