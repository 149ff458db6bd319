import type { Language } from '#kit/contract/access.ts';
import type { Operation } from '#kit/contract/operations.ts';
import type { ProblemType, Texts } from '#kit/contract/problem.ts';
import * as common from '#kit/contract/problems.ts';

const titles = new Map<string, Texts>(
  Object.values(common)
    .flatMap((each): readonly ProblemType[] => ('code' in each ? [each] : each))
    .map(({ code, title }) => [code, title]),
);

/** Learns what the refusals of some operations are called; the dispatcher hands in all there are. */
export function learnProblems(operations: readonly Operation[]): void {
  for (const operation of operations) {
    const { problems = [] } = operation as { problems?: readonly ProblemType[] };
    for (const { code, title } of problems) titles.set(code, title);
  }
}

/** What a refusal is called in a language, by its code; what it would fill in is left open. Null for a code of former days. */
export const problemTitle = (code: string, language: Language): string | null =>
  titles.get(code)?.[language].replace(/\{\w+\}/g, '…') ?? null;
