import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, as the wall clock had it: `timestamptz`, a `Date` here. The one meaning of a moment outside of steady time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Milliseconds since the epoch by steady time (kit/clock), which may differ from the wall clock's and never jumps. */
export const steadyMs = (name: string) => bigint(name, { mode: 'number' });

/** A length of time, ms. */
export const milliseconds = steadyMs;

/** A whole number that may grow beyond 32 bits, such as a counter. */
export const bigNumber = (name: string) => bigint(name, { mode: 'number' });

/** The number of a row of some table. */
export const rowNumber = bigNumber;

/** The number of a row of this table, given by the database in the order of arrival. */
export const ownNumber = (name = 'id') => rowNumber(name).primaryKey().generatedAlwaysAsIdentity();

/** An account, or somebody without one: both have numbers of one space (decision 004). Another domain's row, so without a foreign key. */
export const account = (name = 'account_id') => rowNumber(name);

/** An amount of money in the smallest unit of its currency. */
export const money = (name: string) => bigint(name, { mode: 'number' });

/** An amount that is added up, from nothing. */
export const moneySum = (name: string) => money(name).notNull().default(0);

export const createdAt = () => instant('created_at').notNull();
export const updatedAt = () => instant('updated_at').notNull();
