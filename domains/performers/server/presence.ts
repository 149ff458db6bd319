import { eq, or } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { LiveState } from '../contract/index.ts';
import { actors } from './tables.ts';

/** What live writes about a performer after every change. */
export interface Presence {
  readonly online: boolean;
  readonly state: LiveState;
  readonly freeChat: boolean;
  readonly livePreview: boolean;
  readonly voyeur: boolean;
  /** A video call from a phone would be taken; none where nothing is said. */
  readonly mobileCall?: boolean;
  readonly viewers: number;
}

/** Writes what is so of a performer now. */
export async function setPresence(tx: Tx, actorId: number, presence: Presence): Promise<void> {
  const { online, state, freeChat, livePreview, voyeur, viewers, mobileCall = false } = presence;
  const columns = { isOnline: online, liveState: state, freeChat, livePreview, voyeurNow: voyeur, viewers };
  await tx.orm
    .update(actors)
    .set({ ...columns, mobileCallNow: mobileCall })
    .where(eq(actors.id, actorId));
}

const away = { isOnline: false, liveState: 'offline', freeChat: false, livePreview: false, voyeurNow: false } as const;

/** Nobody is online, and nobody would take a call. */
export async function clearPresence(tx: Tx): Promise<void> {
  await tx.orm
    .update(actors)
    .set({ ...away, viewers: 0, mobileCallNow: false })
    .where(or(eq(actors.isOnline, true), eq(actors.mobileCallNow, true)));
}
