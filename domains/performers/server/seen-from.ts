import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * Of rows of another domain that name their performer: whether that performer is seen from a country, as far as their own wish goes; true of
 * all where the country is not known. For lists and totals, so that nobody is counted who is not shown.
 */
export const actorSeenFrom = (actorId: SQLWrapper, country: string | null): SQL | undefined =>
  country === null
    ? undefined
    : sql`not exists (select 1 from performers.actors seen where seen.id = ${actorId} and seen.banned_country_codes @> array[${country}]::text[])`;
