import { createHash } from 'node:crypto';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Thing } from '../contract/index.ts';
import { consentTerms } from '../contract/terms.ts';
import { trail } from './tables.ts';

/** What happened, as the trail keeps it. */
export interface Happened {
  readonly what:
    | 'declared'
    | 'asked'
    | 'agreed'
    | 'refused'
    | 'withdrawn'
    | 'unnamed'
    | 'forgotten'
    | 'takenDown'
    | 'verified'
    | 'voided'
    | 'paused'
    | 'resumed'
    | 'named';
  readonly thing?: Thing;
  readonly personId?: number;
  readonly call?: Call | null;
  readonly why?: string;
}

/** SHA-256 of the words of the terms in a language, as they were shown. */
export const hashOfTerms = (language: Language): string =>
  createHash('sha256').update(consentTerms.words[language]).digest('hex');

/** Adds lines to the trail, in their order. */
export async function note(tx: Tx, at: number, lines: readonly Happened[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.orm.insert(trail).values(
    lines.map(({ what, thing, personId, call, why = '' }) => ({
      ...{ at: new Date(at), what, why, kind: thing?.kind ?? null, thingId: thing?.id ?? null },
      ...{ personId: personId ?? null, byId: call?.caller.accountId ?? null },
      ...{ requestId: call?.requestId ?? null, address: call?.caller.ip ?? null },
      ...(what === 'agreed'
        ? { termsVersion: consentTerms.version, wordsHash: hashOfTerms(call?.caller.language ?? 'en') }
        : {}),
    })),
  );
}
