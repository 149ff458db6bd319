import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { knownWords, likes, owned, places, tags, trusted, videos } from './tables.ts';

const purpose = {
  label: {
    en: 'Sell videos, and show guests what they own, liked and watched',
    de: 'Videos verkaufen und Gästen zeigen, was sie besitzen, mögen und angesehen haben',
    nl: 'Video’s verkopen en gasten tonen wat ze bezitten, leuk vinden en bekeken hebben',
    es: 'Vender vídeos y mostrar a los usuarios lo que tienen, lo que les gusta y lo que han visto',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const videosData: PersonalData = {
  domain: 'videos',
  title: { en: 'Videos', de: 'Videos', nl: 'Video’s', es: 'Vídeos' },
  impersonal: [
    { table: knownWords, because: 'Words that stand in titles, of nobody and nothing in particular.' },
    { table: tags, because: 'What videos are found by.' },
  ],
  holds: [
    holds(videos, {
      what: {
        en: 'A performer’s videos: words, prices, states, figures, covers',
        de: 'Videos einer Darstellerin: Worte, Preise, Zustände, Zahlen, Titelbilder',
        nl: 'Video’s van een performer: woorden, prijzen, toestanden, cijfers, covers',
        es: 'Vídeos de una artista: textos, precios, estados, cifras, portadas',
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
            ...(['price', 'earned', 'filmId', 'uploadId'] as const),
          ],
          foundBy: 'actorId',
          erasure: {
            does: 'keep',
            because: {
              en: 'Guests own what they bought; the videos are taken out of all lists with the account',
              de: 'Gäste besitzen, was sie gekauft haben; mit dem Konto verschwinden die Videos aus allen Listen',
              nl: 'Gasten bezitten wat ze kochten; met het account verdwijnen de video’s uit alle lijsten',
              es: 'Los usuarios conservan lo que compraron; con la cuenta, los vídeos salen de todas las listas',
            },
          },
        },
      ],
    }),
    holds(owned, {
      what: {
        en: 'Which videos a guest owns, since when, how they came by them and what they paid',
        de: 'Welche Videos ein Gast besitzt, seit wann, wie er sie bekam und was er zahlte',
        nl: 'Welke video’s een gast bezit, sinds wanneer, hoe verkregen en wat betaald is',
        es: 'Qué vídeos tiene un usuario, desde cuándo, cómo los obtuvo y qué pagó',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'videoId', 'sale', 'price', 'origin', 'ownedAt', 'endedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(likes, {
      what: {
        en: 'Which videos a guest likes, and since when',
        de: 'Welche Videos ein Gast mag, und seit wann',
        nl: 'Welke video’s een gast leuk vindt, en sinds wanneer',
        es: 'Qué vídeos le gustan a un usuario, y desde cuándo',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'videoId', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(places, {
      what: {
        en: 'Where a guest stopped in a video, and on which day they looked last',
        de: 'Wo ein Gast in einem Video aufgehört hat, und an welchem Tag er zuletzt hineinsah',
        nl: 'Waar een gast in een video stopte, en op welke dag die het laatst keek',
        es: 'Dónde se quedó un usuario en un vídeo y qué día lo vio por última vez',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'videoId', 'ms', 'viewedOn', 'updatedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(trusted, {
      what: {
        en: 'Which performers publish without review, since when, and who decided it',
        de: 'Welche Darstellerinnen ohne Prüfung veröffentlichen, seit wann, und wer das entschied',
        nl: 'Welke performers zonder controle publiceren, sinds wanneer, en wie dat besloot',
        es: 'Qué artistas publican sin revisión, desde cuándo y quién lo decidió',
      },
      purpose,
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['performer'], columns: ['actorId', 'createdAt'], foundBy: 'actorId', erasure: { does: 'delete' } },
        {
          who: ['operator'],
          columns: ['trustedBy'],
          foundBy: 'trustedBy',
          erasure: {
            does: 'keep',
            because: {
              en: 'Who decided stays known as long as the decision counts',
              de: 'Wer entschied, bleibt bekannt, solange die Entscheidung gilt',
              nl: 'Wie besloot, blijft bekend zolang het besluit geldt',
              es: 'Quién decidió se conserva mientras la decisión valga',
            },
          },
        },
      ],
    }),
  ],
};
