import { inArray } from 'drizzle-orm';
import type { ChannelSender, Outgoing } from '#domains/notifications/server/index.ts';
import type { PushEvent } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Sender } from './sender.ts';
import { subscriptions } from './tables.ts';

/** Which of a browser's events a notification is (spec 3 §9). */
export function eventOf({ kind }: Pick<Outgoing, 'kind'>): PushEvent {
  if (kind === 'favourites.isLive') return 'actor-online';
  return kind?.startsWith('newsletter.') ? 'campaigns' : 'news';
}

/** Web push as a way out of the site: what is told goes to all browsers of a guest that want such news. */
export const pushChannel = ({ kit }: Pick<Context, 'kit'>, sender: Pick<Sender, 'run'>): ChannelSender => ({
  channel: 'push',
  async reaches(executor, guestIds) {
    const rows = await executor.orm
      .selectDistinct({ id: subscriptions.accountId })
      .from(subscriptions)
      .where(inArray(subscriptions.accountId, [...guestIds]));
    return new Set(rows.map(({ id }) => id));
  },
  async send(tx, messages) {
    const at = new Date(kit.clock.now());
    const words = messages.map(({ title, text, path, tag }) => JSON.stringify({ title, text, path, tag }));
    await tx.client.query(
      `insert into web_push.pushes (subscription_id, origin, words, created_at, due_at)
       select s.id, substring(s.endpoint from '^https://[^/]+'), m.words, $4, $4
         from unnest($1::bigint[], $2::jsonb[], $3::text[]) m (guest, words, event)
         join web_push.subscriptions s on s.account_id = m.guest and s.events ? m.event`,
      [messages.map(({ guestId }) => guestId), words, messages.map(eventOf), at],
    );
    tx.afterCommit(() => void sender.run().catch((error) => kit.log.error({ err: error }, 'pushes were not sent')));
  },
});
