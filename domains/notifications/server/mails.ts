import type { AccountFacts } from '#domains/identity/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Mail } from '#kit/mail/port.ts';
import { filledWith } from '#kit/outbox/kinds.ts';
import { defineSms } from '#kit/sms/sms-kinds.ts';
import type { Outgoing } from './channels.ts';
import type { Context } from './deps.ts';
import type { entries } from './tables.ts';
import { tokenFor } from './unsubscribe.ts';

/** About one thing; the kind of notification brings the words. */
export const toldMail = defineMail({
  name: 'notifications.told',
  occasion: {
    en: 'To guests who want to hear by mail of what happened; the notification brings the words.',
    de: 'An Gäste, die per Mail hören wollen, was geschah; die Worte bringt die Benachrichtigung mit.',
    nl: 'Aan gasten die per mail willen horen wat er gebeurde; de melding brengt de woorden mee.',
    es: 'A usuarios que quieren saber por correo lo que pasó; el aviso trae las palabras.',
  },
  words: {
    en: { subject: '{title}', paragraphs: ['{text}'], action: 'Have a look' },
    de: { subject: '{title}', paragraphs: ['{text}'], action: 'Ansehen' },
    nl: { subject: '{title}', paragraphs: ['{text}'], action: 'Bekijken' },
    es: { subject: '{title}', paragraphs: ['{text}'], action: 'Ver' },
  },
});

/** About several things that came together. */
export const severalMail = defineMail({
  name: 'notifications.several',
  occasion: {
    en: 'To guests who want mails collected, or after quiet hours; lists what came.',
    de: 'An Gäste, die Mails gesammelt wollen, oder nach Ruhezeiten; zählt auf, was kam.',
    nl: 'Aan gasten die mails verzameld willen, of na stille uren; somt op wat er kwam.',
    es: 'A usuarios que quieren los correos juntos, o tras las horas de silencio; enumera lo que llegó.',
  },
  words: {
    en: { subject: '{count} things are new for you', paragraphs: ['{text}'], action: 'Have a look' },
    de: { subject: '{count} Neuigkeiten für dich', paragraphs: ['{text}'], action: 'Ansehen' },
    nl: { subject: '{count} nieuwtjes voor je', paragraphs: ['{text}'], action: 'Bekijken' },
    es: { subject: '{count} novedades para ti', paragraphs: ['{text}'], action: 'Ver' },
  },
});

/** To a proven phone; the kind of notification brings the words. */
export const toldSms = defineSms({
  name: 'notifications.told',
  occasion: {
    en: 'To guests who want to hear by SMS of what happened; the notification brings the words.',
    de: 'An Gäste, die per SMS hören wollen, was geschah; die Worte bringt die Benachrichtigung mit.',
    nl: 'Aan gasten die per sms willen horen wat er gebeurde; de melding brengt de woorden mee.',
    es: 'A usuarios que quieren saber por SMS lo que pasó; el aviso trae las palabras.',
  },
  words: {
    en: '{title}. {text} Off: in your account.',
    de: '{title}. {text} Abstellen: im Konto.',
    nl: '{title}. {text} Uitzetten: in je account.',
    es: '{title}. {text} Apagar: en tu cuenta.',
  },
});

/** What a message about several things is called. */
export const severalWords = (language: Language, count: number): { title: string } => ({
  title: filledWith(severalMail.words[language].subject, { count }),
});

const footer = {
  en: 'You get this mail because you asked to be told. How often and what about, you set in your account.',
  de: 'Du bekommst diese Mail, weil du Bescheid haben wolltest. Wie oft und worüber, stellst du in deinem Konto ein.',
  nl: 'Je krijgt deze mail omdat je op de hoogte wilde blijven. Hoe vaak en waarover stel je in je account in.',
  es: 'Recibes este correo porque pediste que te avisáramos. Cada cuánto y de qué lo ajustas en tu cuenta.',
} as const;

const unsubscribe = {
  en: 'No more mails of this kind',
  de: 'Keine Mails dieser Art mehr',
  nl: 'Geen mails van deze soort meer',
  es: 'No más correos de este tipo',
} as const;

type Account = Pick<AccountFacts, 'id' | 'email' | 'language'>;
type EntryRow = typeof entries.$inferSelect;

/** A mail about one thing, or about several that came together. */
export function mailAbout(
  { kit }: Context,
  { id, email, language }: Account,
  said: Outgoing,
  about: readonly EntryRow[],
): Mail {
  const origin = publicOrigin(kit.config);
  // A digest of several kinds is switched off as a whole.
  const types = new Set(about.map(({ type }) => type));
  const token = tokenFor(kit, { guestId: id, type: types.size === 1 ? ([...types][0] as number) : 0 });
  const details = {
    to: email,
    language,
    url: origin + said.path,
    footer: footer[language],
    unsubscribe: { label: unsubscribe[language], url: `${origin}/${language}/unsubscribe/${token}/` },
  };
  const { title, text } = said;
  return about.length === 1
    ? mailOf(toldMail, details, { title, text })
    : mailOf(severalMail, details, { count: about.length, text });
}
