import type { Executor } from '#kit/db/db.ts';
import { asTyped } from '../text/typed.ts';
import type { Extensions } from './extensions.ts';
import { extensionPoint } from './extensions.ts';

/** So many people who fit what was typed are looked at, for each way to find them; who types one letter finds the newest. */
export const mostPeople = 1_000;

/**
 * Ways to find a person by what an operator has of them: a part of an address or a name, something that is theirs. Answers the numbers of accounts, at most {@link mostPeople}.
 */
export type PeopleFinder = (executor: Executor, typed: string) => Promise<readonly number[]>;

/** Filled by every domain that knows people by something. */
export const peopleFinders = extensionPoint<PeopleFinder>('office.peopleFinders');

/** Everybody an operator may mean by what was typed, in any list and in the palette. */
export async function findPeople(extensions: Extensions, executor: Executor, typed: string): Promise<number[]> {
  const found = await Promise.all(extensions.of(peopleFinders).map((find) => find(executor, typed)));
  return [...new Set([...numberIn(asTyped('reference', typed)), ...found.flat()])];
}

/** The number in what was typed, as it stands or as the site names somebody without a name: `Guest100077`, `Gast 100077`. */
function numberIn(typed: string): number[] {
  const digits = /^(?:\p{L}{3,8}\s*)?(\d{1,9})$/u.exec(typed)?.[1];
  return digits === undefined ? [] : [Number(digits)];
}
