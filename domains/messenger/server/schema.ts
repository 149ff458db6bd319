import { pgSchema } from 'drizzle-orm/pg-core';

/** Where the tables of the domain are. */
export const messenger = pgSchema('messenger');
