import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { plans } from './tables.ts';

/** The fan club of the demo world: whose it is, and its tiers. */
const owner = 'Vesna';
const tiers = [
  { name: 'Sparks', perks: ['Your name in my thank-you round each Sunday', 'A wallpaper every month'], price: 2_000 },
  {
    name: 'Glow',
    perks: ['Everything of Sparks', 'You vote on the outfit of the week', 'A voice message a month'],
    price: 4_000,
  },
  {
    name: 'Northern lights',
    perks: ['Everything of Glow', 'A song of your choice in a show each month'],
    price: 8_000,
  },
] as const;

/** What the demo world shows: one performer has a fan club. */
export async function seedSubscriptions({ db, clock }: Kit, performers: Pick<Performers, 'actor'>): Promise<void> {
  const actor = await performers.actor(db, owner);
  if (!actor) return;
  const rows = tiers.map(({ name, perks, price }, index) => ({
    kind: 'actor' as const,
    actorId: actor.id,
    tier: index + 1,
    name,
    perks: [...perks],
    price,
    isOffered: true,
    updatedAt: new Date(clock.now()),
  }));
  await db.orm.insert(plans).values(rows).onConflictDoNothing();
}
