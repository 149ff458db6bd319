import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { likes, lines, ratings, reports, rules, subjects } from './tables.ts';

const purpose = {
  label: {
    en: 'Show what guests say about things on the site and how they rate them',
    de: 'Zeigen, was Gäste zu Inhalten der Seite sagen und wie sie sie bewerten',
    nl: 'Tonen wat gasten over inhoud van de site zeggen en hoe ze die beoordelen',
    es: 'Mostrar lo que los usuarios dicen de los contenidos del sitio y cómo los valoran',
  },
  basis: 'contract',
} as const;

const withAccount = { keeps: 'withAccount' } as const;

/** What the domain holds about people. */
export const commentsData: PersonalData = {
  domain: 'comments',
  title: { en: 'Comments', de: 'Kommentare', nl: 'Reacties', es: 'Comentarios' },
  impersonal: [{ table: subjects, because: 'How often a thing was rated and commented on, in numbers.' }],
  holds: [
    holds(lines, {
      what: {
        en: 'Comments and answers: words, time, what they are about, where they stand and why they were refused',
        de: 'Kommentare und Antworten: Worte, Zeitpunkt, wozu, Status und warum abgelehnt',
        nl: 'Reacties en antwoorden: woorden, tijdstip, waarover, status en waarom geweigerd',
        es: 'Comentarios y respuestas: palabras, momento, sobre qué, estado y por qué se rechazaron',
      },
      purpose,
      kept: withAccount,
      about: [
        {
          who: ['guest', 'performer'],
          columns: [
            ...(['authorId', 'kind', 'subjectId', 'text', 'state', 'reason', 'isCreator', 'isAuthorLocked'] as const),
            ...(['createdAt', 'askedAt'] as const),
          ],
          foundBy: 'authorId',
          erasure: { does: 'delete' },
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(likes, {
      what: {
        en: 'Which comments somebody likes, and since when',
        de: 'Welche Kommentare jemand mag, und seit wann',
        nl: 'Welke reacties iemand leuk vindt, en sinds wanneer',
        es: 'Qué comentarios le gustan a alguien y desde cuándo',
      },
      purpose,
      kept: withAccount,
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['guestId', 'commentId', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(ratings, {
      what: {
        en: 'What a guest rated, how, and when',
        de: 'Was ein Gast bewertet hat, wie und wann',
        nl: 'Wat een gast beoordeelde, hoe en wanneer',
        es: 'Qué valoró un usuario, cómo y cuándo',
      },
      purpose,
      kept: withAccount,
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['guestId', 'kind', 'subjectId', 'value', 'isCounted', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(reports, {
      what: {
        en: 'Reports of comments: who reported, why, when, and the words as they were then',
        de: 'Meldungen von Kommentaren: wer gemeldet hat, warum, wann, und die Worte, wie sie da waren',
        nl: 'Meldingen van reacties: wie meldde, waarom, wanneer, en de woorden zoals ze toen waren',
        es: 'Avisos sobre comentarios: quién avisó, por qué, cuándo y las palabras de entonces',
      },
      purpose: {
        label: {
          en: 'Keep what must not be said away from the site, and be able to show why',
          de: 'Fernhalten, was nicht gesagt werden darf, und zeigen können, warum',
          nl: 'Weghouden wat niet gezegd mag worden, en kunnen tonen waarom',
          es: 'Mantener fuera lo que no debe decirse y poder mostrar por qué',
        },
        basis: 'legalDuty',
      },
      kept: withAccount,
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['guestId', 'commentId', 'reason', 'text', 'createdAt', 'settledAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(rules, {
      what: {
        en: 'Which comments wait for an operator, and who decided it when',
        de: 'Welche Kommentare auf eine Prüfung warten, und wer das wann entschied',
        nl: 'Welke reacties op controle wachten, en wie dat wanneer besloot',
        es: 'Qué comentarios esperan revisión, y quién lo decidió y cuándo',
      },
      purpose,
      kept: withAccount,
      about: [
        {
          who: ['operator'],
          columns: ['changedBy', 'changedAt'],
          foundBy: 'changedBy',
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
