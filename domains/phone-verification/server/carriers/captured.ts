import { seal } from '#kit/outbox/seal.ts';
import type { Kit } from '#kit/server/kit.ts';
import { captured } from '../tables.ts';
import type { CodeCarrier } from './carrier.ts';
import { wordsOf } from './words.ts';

/** What the key of kept words is derived for. */
export const capturedPurpose = 'codes for phones that were kept';

/** Keeps messages readable in the office: for development, and for staging that says so. */
export const capturedCarrier = ({ db, clock, keyFor }: Pick<Kit, 'db' | 'clock' | 'keyFor'>): CodeCarrier => ({
  name: 'captured',
  async carry(message) {
    const { guestId, to: number, by } = message;
    const sealed = seal([wordsOf(message)], keyFor(capturedPurpose));
    await db.orm.insert(captured).values({ guestId, number, by, sealed, createdAt: new Date(clock.now()) });
    return 'taken';
  },
});
