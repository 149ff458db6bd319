import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Memo, NoteKind } from '../contract/transfers.ts';

/** What cost a guest no coins and is told on their statement all the same. It stands in no books. */
export interface StatementNote {
  /** Names it among all notes of a guest, and stays: `chat:12`. Letters, digits, `:`, `_` and `-`. */
  readonly key: string;
  /** Epoch ms; does not change once told. */
  readonly at: number;
  readonly kind: NoteKind;
  readonly memo: Memo;
}

/** Which notes are wanted. */
export interface NotesWanted {
  /** Only what stands below this one: is older, or as old with a smaller key. */
  readonly before?: Pick<StatementNote, 'key' | 'at'> | undefined;
  /** From the first instant to before the second one. */
  readonly within?: readonly [from: Date, to: Date] | undefined;
  /** At most so many, the newest first; of one instant the greater key (compared by bytes) first. */
  readonly limit: number;
}

/** Filled by domains that let guests have things otherwise than for coins; each page of a statement asks once. */
export interface StatementNotes {
  read(
    executor: Executor,
    guest: Pick<Caller, 'language' | 'country'> & { readonly accountId: number },
    wanted: NotesWanted,
  ): Promise<readonly StatementNote[]>;
}
export const statementNotes = extensionPoint<StatementNotes>('ledger.statementNotes');
