import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Mail } from '#kit/mail/port.ts';
import type { NewsletterType } from '../../contract/index.ts';
import { typeLabels } from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { endUrl } from '../end.ts';
import type { issues } from '../tables.ts';
import { wordsFor } from './words.ts';

/** A newsletter; operators bring the words. */
export const issueMail = defineMail({
  name: 'newsletter.issue',
  occasion: {
    en: 'To those who have agreed to get a newsletter; operators write the words.',
    de: 'An alle, die einem Newsletter zugestimmt haben; die Worte schreibt das Betreiberteam.',
    nl: 'Aan wie een nieuwsbrief wil; beheerders schrijven de woorden.',
    es: 'A quien ha aceptado un boletín; las palabras las escriben los operadores.',
  },
  words: {
    en: { subject: '{subject}', paragraphs: ['{note}', '{text}'], action: 'Have a look' },
    de: { subject: '{subject}', paragraphs: ['{note}', '{text}'], action: 'Ansehen' },
    nl: { subject: '{subject}', paragraphs: ['{note}', '{text}'], action: 'Bekijken' },
    es: { subject: '{subject}', paragraphs: ['{note}', '{text}'], action: 'Ver' },
  },
});

/** Stands above a newsletter that is not there in the reader's language. */
const notInYourLanguage = {
  en: 'This newsletter is not there in English.',
  de: 'Diesen Newsletter gibt es nicht auf Deutsch.',
  nl: 'Deze nieuwsbrief is er niet in het Nederlands.',
  es: 'Este boletín no está en español.',
} as const;

const footer: Readonly<Record<Language, (type: string) => string>> = {
  en: (type) => `You get this mail because you confirmed that you want it: ${type}.`,
  de: (type) => `Du bekommst diese Mail, weil du bestätigt hast, dass du sie möchtest: ${type}.`,
  nl: (type) => `Je krijgt deze mail omdat je hebt bevestigd dat je hem wilt: ${type}.`,
  es: (type) => `Recibes este correo porque confirmaste que lo quieres: ${type}.`,
};

const noMore = {
  en: 'No more of it',
  de: 'Nichts mehr davon',
  nl: 'Hier niets meer van',
  es: 'No quiero más',
} as const;

/** What a list of mails shows beside the subject. */
const beside = {
  en: 'There is something new for you.',
  de: 'Es gibt Neues für dich.',
  nl: 'Er is nieuws voor je.',
  es: 'Hay algo nuevo para ti.',
} as const;

/** Where the button of a newsletter leads first: it is counted there. */
export const buttonPath = '/n';

export interface Reader {
  readonly to: string;
  readonly language: Language;
  /** Wants to see in subjects what it is about. */
  readonly isExplicit: boolean;
  /** Whose newsletter the link ends; 0: nobody's, in a test. */
  readonly consentId: number;
}

type Issue = Pick<typeof issues.$inferSelect, 'id' | 'type' | 'words'>;

/** A newsletter as the mail for one reader; null where nothing is written. */
export function mailFor(ctx: Pick<Context, 'kit'>, issue: Issue, reader: Reader): Mail | null {
  const found = wordsFor(issue.words, reader.language);
  if (!found) return null;
  const { used, words } = found;
  const { to, language, isExplicit, consentId } = reader;
  const subject = isExplicit && words.openSubject !== '' ? words.openSubject : words.subject;
  const note = used === language ? '' : notInYourLanguage[language];
  const details = {
    to,
    language: used,
    url: `${publicOrigin(ctx.kit.config)}${buttonPath}/${issue.id}/${language}`,
    footer: footer[language](typeLabels[issue.type as NewsletterType][language]),
    ...(isExplicit ? {} : { preview: beside[language] }),
    unsubscribe: { label: noMore[language], url: endUrl(ctx, language, { consentId, issueId: issue.id }) },
  };
  return mailOf(issueMail, details, { subject, note, text: words.text });
}
