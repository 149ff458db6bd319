import type { RouteOutput } from '#kit/contract/operations.ts';
import type { readLegalVersion } from '../../contract/office.ts';

/** A version as the office reads it. */
export type ReadVersion = RouteOutput<typeof readLegalVersion>;
