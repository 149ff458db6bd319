import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Context } from './context.ts';
import type { StudioRow } from './living.ts';

/** To a performer whom a studio invites. */
export const invitedMail = defineMail({
  name: 'studios.invited',
  occasion: {
    en: 'To somebody whom a studio invites.',
    de: 'An jemanden, den ein Studio einlädt.',
    nl: 'Aan iemand die door een studio wordt uitgenodigd.',
    es: 'A alguien a quien un estudio invita.',
  },
  words: {
    en: {
      subject: 'A studio invites you',
      paragraphs: [
        'The studio {studio} would like to work with you. You read its share and what it asks to see before you decide, and you can leave at any time.',
        'The invitation stands under “Studios” of your studio. Who is no performer yet becomes one first, with this address.',
      ],
      action: 'Look at the invitation',
    },
    de: {
      subject: 'Ein Studio lädt dich ein',
      paragraphs: [
        'Das Studio {studio} möchte mit dir arbeiten. Du liest den Anteil und was es sehen möchte, bevor du entscheidest, und kannst jederzeit gehen.',
        'Die Einladung steht unter „Studios“ in deinem Studio. Wer noch nicht dabei ist, meldet sich zuerst mit dieser Adresse an.',
      ],
      action: 'Einladung ansehen',
    },
    nl: {
      subject: 'Een studio nodigt je uit',
      paragraphs: [
        'De studio {studio} wil met je werken. Je leest het deel en wat ze wil zien voordat je beslist, en je kunt altijd vertrekken.',
        'De uitnodiging staat onder “Studio’s” in je studio. Wie nog geen performer is, wordt dat eerst, met dit adres.',
      ],
      action: 'Uitnodiging bekijken',
    },
    es: {
      subject: 'Un estudio te invita',
      paragraphs: [
        'El estudio {studio} quiere trabajar contigo. Lees su parte y lo que pide ver antes de decidir, y puedes irte cuando quieras.',
        'La invitación está en «Estudios» de tu estudio. Quien aún no es artista se une primero, con esta dirección.',
      ],
      action: 'Ver la invitación',
    },
  },
});

/** To who applied as a studio: the answer. */
export const decidedMail = defineMail({
  name: 'studios.decided',
  occasion: {
    en: 'To a studio: an operator decided about it.',
    de: 'An ein Studio: Über es wurde entschieden.',
    nl: 'Aan een studio: er is over besloten.',
    es: 'A un estudio: se decidió sobre él.',
  },
  words: {
    en: {
      subject: 'About your studio {studio}',
      paragraphs: ['There is an answer about your studio. You read it under “Studio” in your account.', '{reason}'],
      action: 'To my studio',
    },
    de: {
      subject: 'Zu deinem Studio {studio}',
      paragraphs: ['Es gibt eine Antwort zu deinem Studio. Du liest sie unter „Studio“ in deinem Konto.', '{reason}'],
      action: 'Zu meinem Studio',
    },
    nl: {
      subject: 'Over je studio {studio}',
      paragraphs: ['Er is een antwoord over je studio. Je leest het onder “Studio” in je account.', '{reason}'],
      action: 'Naar mijn studio',
    },
    es: {
      subject: 'Sobre tu estudio {studio}',
      paragraphs: ['Hay una respuesta sobre tu estudio. La lees en «Estudio» de tu cuenta.', '{reason}'],
      action: 'A mi estudio',
    },
  },
});

export const studioMails = [invitedMail, decidedMail];

const footer = {
  en: 'Vesper. You get this mail because of a studio on this platform.',
  de: 'Vesper. Du bekommst diese Mail wegen eines Studios auf dieser Plattform.',
  nl: 'Vesper. Je krijgt deze mail vanwege een studio op dit platform.',
  es: 'Vesper. Recibes este correo por un estudio de esta plataforma.',
} as const;

/** Writes to who is invited, in the transaction that invites them. */
export async function tellInvited(
  { kit, identity }: Context,
  tx: Tx,
  studio: StudioRow,
  { performerId, email }: { readonly performerId: number | null; readonly email: string | null },
): Promise<void> {
  const account = performerId === null ? null : await identity.account(tx, performerId);
  const to = email ?? (account?.emailVerified ? account.email : null);
  if (to === null) return;
  const owner = await identity.account(tx, studio.accountId);
  const language: Language = account?.language ?? owner?.language ?? 'en';
  const url = `${publicOrigin(kit.config)}/${language}/studio/studios/`;
  await kit.mail.send(
    mailOf(invitedMail, { to, language, url, footer: footer[language] }, { studio: studio.name }),
    tx,
  );
}

/** Writes the answer to a studio. */
export async function tellDecided({ kit, identity }: Context, tx: Tx, studio: StudioRow): Promise<void> {
  const account = await identity.account(tx, studio.accountId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/myvisitx/studio/`;
  const details = { to, language, url, footer: footer[language] };
  await kit.mail.send(mailOf(decidedMail, details, { studio: studio.name, reason: studio.reason || '✓' }), tx);
}
