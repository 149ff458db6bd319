import { assertSayable } from '#domains/conversation/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { sharingRestricted } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { inLanguage, presentVideos, videoLink } from './present.ts';
import { isShown, videoOf } from './rows.ts';
import { shareFooter, shareMail } from './share-mail.ts';

const day = 86_400;
/** What one guest writes in a day, and what one address is written by all of them: nobody's mailbox is filled. */
const perGuest = { points: 10, seconds: day };
const perMailbox = { points: 2, seconds: day };

export interface Share {
  readonly recipient: string;
  readonly message: string;
  readonly videoId: number;
  readonly guestId?: number | undefined;
}

/**
 * Writes to somebody about a published video that the guest may find themselves. The address is in the mail alone.
 * @throws Problem not_found, sharing_restricted, and why the words may not be said
 */
export async function shareVideo(
  ctx: Context,
  caller: AccountCaller,
  { recipient, message, videoId, guestId }: Share,
): Promise<{ result: 'OK' | 'TIMEOUT' }> {
  const { kit } = ctx;
  const { accountId, language } = caller;
  if (guestId !== undefined && guestId !== accountId) throw new Problem(notFound);
  const row = await videoOf(kit.db, videoId);
  const [video] = isShown(row) ? await presentVideos(ctx, kit.db, [row], caller) : [];
  if (!video) throw new Problem(notFound);
  if (!(await ctx.access.mayWrite(kit.db, accountId)).ok) throw new Problem(sharingRestricted);
  await assertSayable(kit, 'body.message', message);
  if ((await kit.limits.take(`videos.share:${accountId}`, perGuest)) > 0) return { result: 'TIMEOUT' };
  if ((await kit.limits.take(`videos.shareTo:${emailKey(recipient)}`, perMailbox)) > 0) return { result: 'TIMEOUT' };
  const sender = (await ctx.guest.namesOf(kit.db, [accountId])).get(accountId) ?? '';
  const title = inLanguage(row.title, language);
  const url = `${publicOrigin(kit.config)}${videoLink(language, row)}`;
  const mail = mailOf(
    shareMail,
    { to: recipient, language, url, footer: shareFooter[language] },
    { sender, title, name: row.actorName, message },
  );
  await kit.db.transaction((tx) => kit.mail.send(mail, tx));
  return { result: 'OK' };
}
