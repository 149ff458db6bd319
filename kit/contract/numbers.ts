import { z } from 'zod';

/** The largest number of PostgreSQL's `integer` and of GraphQL's `Int`. */
export const int32Max = 2_147_483_647;

/** The number of a row that is kept in an `integer` column, and every whole number of a GraphQL argument. */
export const rowId = z.int().min(1).max(int32Max);
/** The same from an address, where everything is text. */
export const rowIdText = z.coerce.number().pipe(rowId);

/**
 * The number of a row that is kept in a `bigint` column: up to the largest whole number JSON carries exactly. The
 * format (OpenAPI) says so, and the test over the contract asks for it.
 */
export const longRowId = z.int().min(1).max(Number.MAX_SAFE_INTEGER).meta({ format: 'int64' });
/** The same from an address, where everything is text. */
export const longRowIdText = z.coerce.number().pipe(longRowId);
