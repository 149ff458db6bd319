import { and, eq } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Thing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { calledIn } from './kind-words.ts';
import { namesOf } from './names.ts';
import { things } from './tables.ts';

/** To somebody who is named in a thing. */
export const askedMail = defineMail({
  name: 'consent.asked',
  occasion: {
    en: 'To somebody who is named in a work of somebody else: whether they agree.',
    de: 'An jemanden, der in einem Werk einer anderen Person genannt ist: ob das in Ordnung ist.',
    nl: 'Aan iemand die in een werk van een ander wordt genoemd: of dat goed is.',
    es: 'A alguien a quien se nombra en una obra de otra persona: si está de acuerdo.',
  },
  words: {
    en: {
      subject: 'You are named in a work: do you agree?',
      paragraphs: [
        '{owner} says that you are in “{title}”. Nothing of it is shown until you agree.',
        'Say yes or no under “Where I appear”. You can withdraw at any time later.',
      ],
      action: 'Where I appear',
    },
    de: {
      subject: 'Du bist in einem Werk genannt: einverstanden?',
      paragraphs: [
        '{owner} sagt, dass du in „{title}“ zu sehen bist. Nichts davon wird gezeigt, bevor du zustimmst.',
        'Sag Ja oder Nein unter „Wo ich zu sehen bin“. Widerrufen kannst du später jederzeit.',
      ],
      action: 'Wo ich zu sehen bin',
    },
    nl: {
      subject: 'Je wordt in een werk genoemd: vind je dat goed?',
      paragraphs: [
        '{owner} zegt dat je in “{title}” te zien bent. Er wordt niets van getoond voordat je instemt.',
        'Zeg ja of nee bij “Waar ik te zien ben”. Intrekken kan later altijd.',
      ],
      action: 'Waar ik te zien ben',
    },
    es: {
      subject: 'Te nombran en una obra: ¿estás de acuerdo?',
      paragraphs: [
        '{owner} dice que sales en «{title}». No se muestra nada hasta que aceptes.',
        'Di sí o no en «Dónde aparezco». Después puedes retirarlo en cualquier momento.',
      ],
      action: 'Dónde aparezco',
    },
  },
});

export const footer = {
  en: 'Vesper. You get this mail because your identity is verified here.',
  de: 'Vesper. Du bekommst diese Mail, weil deine Identität hier geprüft ist.',
  nl: 'Vesper. Je krijgt deze mail omdat je identiteit hier is gecontroleerd.',
  es: 'Vesper. Recibes este correo porque tu identidad está verificada aquí.',
} as const;

/** Writes to who is asked about a thing, in the transaction that asks them. */
export async function tellAsked(
  { kit, identity }: Context,
  tx: Tx,
  thing: Thing,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const [row] = await tx.orm
    .select()
    .from(things)
    .where(and(eq(things.kind, thing.kind), eq(things.id, thing.id)));
  if (!row) return;
  const owner = (await namesOf(tx, [row.ownerId])).get(row.ownerId) ?? 'Vesper';
  for (const id of ids) {
    const account = await identity.account(tx, id);
    if (!account?.emailVerified) continue;
    const { email: to, language } = account;
    const url = `${publicOrigin(kit.config)}/${language}/myvisitx/appearances/`;
    const details = { to, language, url, footer: footer[language] };
    await kit.mail.send(mailOf(askedMail, details, { owner, title: calledIn(language, row) }), tx);
  }
}
