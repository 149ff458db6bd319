import { asc, eq } from 'drizzle-orm';
import type { Kit } from '#kit/server/kit.ts';
import { charges } from '../server/tables.ts';

/** The recharges of a guest that were begun, the earliest first. */
export const getOwnCharges = ({ db }: Pick<Kit, 'db'>, guestId: number) =>
  db.orm.select().from(charges).where(eq(charges.guestId, guestId)).orderBy(asc(charges.id));
