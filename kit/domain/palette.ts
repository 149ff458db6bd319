import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from './extensions.ts';

/** Somebody found by what an operator typed, and the page of the office about them. */
export interface PersonFound {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  /** The page's id, and the parameter of its address that is the number. */
  readonly page: string;
  readonly param: string;
}

/** Who fits what was typed, the best first; at most `limit`. */
export interface PaletteSource {
  /** The key of the heading they stand under. */
  readonly label: string;
  /** Lower comes first. */
  readonly order: number;
  find(executor: Executor, typed: string, limit: number): Promise<readonly PersonFound[]>;
}

/** Filled by domains that have a page of the office about each of their people. */
export const paletteSources = extensionPoint<PaletteSource>('office.paletteSources');
