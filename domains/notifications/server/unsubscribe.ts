import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { linkSpent } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { kindsByType } from './kinds.ts';
import { choices } from './tables.ts';

/** What the key of the tokens is derived for. */
const purpose = 'the tokens of one-click unsubscribe';
/** Bytes of the proof that stand in a token. */
const proofBytes = 18;

/** What a token switches off: mails of one kind, or of all where `type` is 0. */
export interface Unsubscribed {
  readonly guestId: number;
  readonly type: number;
}

const proofOf = (kit: Pick<Kit, 'keyFor'>, said: string): Buffer =>
  createHmac('sha256', kit.keyFor(purpose)).update(said).digest().subarray(0, proofBytes);

/** The token of a mail. It opens nothing but this switch, and works as long as the mail lies somewhere (RFC 8058). */
export function tokenFor(kit: Pick<Kit, 'keyFor'>, { guestId, type }: Unsubscribed): string {
  const said = `${guestId.toString(36)}.${type}`;
  return `${said}.${proofOf(kit, said).toString('base64url')}`;
}

/** @throws Problem `unsubscribe_link_unknown` for what we did not write */
export function readToken(kit: Pick<Kit, 'keyFor'>, token: string): Unsubscribed {
  const [, id, type, proof] = /^([0-9a-z]{1,11})\.(\d{1,4})\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(proof ?? '', 'base64url');
  const good = proofOf(kit, `${id}.${type}`);
  if (given.length !== good.length || !timingSafeEqual(given, good)) throw new Problem(linkSpent);
  return { guestId: Number.parseInt(id ?? '', 36), type: Number(type) };
}

/** What a token is about, in a language. @throws Problem `unsubscribe_link_unknown` */
export function labelOf(
  { kit }: Pick<Context, 'kit'>,
  { type }: Unsubscribed,
  language: 'de' | 'en' | 'nl' | 'es',
): string {
  const kind = kindsByType(kit.extensions).get(type);
  return kind?.label[language] ?? all[language];
}

const all = {
  en: 'All notifications',
  de: 'Alle Benachrichtigungen',
  nl: 'Alle meldingen',
  es: 'Todos los avisos',
} as const;

/** Switches mails off, again and again with the same end. */
export async function unsubscribe(ctx: Context, { guestId, type }: Unsubscribed): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    if (type === 0) {
      await ctx.guest.setNotificationSettings(tx, guestId, { email: false });
      return;
    }
    await tx.orm
      .insert(choices)
      .values({ guestId, type, email: false })
      .onConflictDoUpdate({ target: [choices.guestId, choices.type], set: { email: false } });
  });
}
