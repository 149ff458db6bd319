import { Problem } from '#kit/contract/problem.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';

/** A request that names itself by a key, so that sending it again does nothing more. */
export interface Repeatable<Row, Answer> {
  /** Reads what the key has made before, under a lock that lets one request of this person through at a time. */
  before(): Promise<Row | null | undefined>;
  /** Whether this request asks for what was made; anything else under the same key is refused. */
  isSame(row: Row): boolean;
  /** The answer of the first request, from what it made. */
  repeat(row: Row): Answer | Promise<Answer>;
  /** Does what is asked for, the first time. */
  first(): Promise<Answer>;
}

/**
 * Does something once for each key: the same request again gets the answer of the first. Call it inside the transaction that writes the
 * row, after its lock was taken ({@link lockByName}).
 * @throws Problem `key_used_otherwise` when the key came before with another content
 */
export async function onceByKey<Row, Answer>({
  before,
  isSame,
  repeat,
  first,
}: Repeatable<Row, Answer>): Promise<Answer> {
  const row = await before();
  if (row === null || row === undefined) return first();
  if (!isSame(row)) throw new Problem(keyUsedOtherwise);
  return repeat(row);
}
