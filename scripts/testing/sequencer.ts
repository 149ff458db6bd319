import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { changedFiles, isConcerned } from './changed.ts';

const root = join(import.meta.dirname, '../..');

/** A test file and what decides about its turn. */
export interface Turn {
  /** The project, as vitest.config.ts names it: its files follow each other, so that they can share a worker. */
  readonly project: string;
  /** It belongs to what changed, or failed the last time. */
  readonly first: boolean;
  /** Seconds it is likely to take. */
  readonly seconds: number;
}

/** Order of two files: what changed before all others, then project by project, the longest first. */
export const inTurn = (a: Turn, b: Turn): number =>
  Number(b.first) - Number(a.first) ||
  (a.project < b.project ? -1 : a.project > b.project ? 1 : 0) ||
  b.seconds - a.seconds;

/**
 * The order of test files: a mistake in what somebody works on is known at once, and no long file is left for the end while
 * the other worker has nothing to do.
 */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const concerned = isConcerned(changedFiles(root));
    const budgets = JSON.parse(readFileSync(join(root, 'scripts/test-budgets.json'), 'utf8')) as {
      rest: Record<string, number>;
      files: Record<string, number>;
    };
    const turnOf = (spec: TestSpecification): Turn => {
      const file = relative(root, spec.moduleId).replaceAll('\\', '/');
      const last = this.ctx.cache.getTestSpecificationResult(spec);
      const rest = budgets.rest[spec.project.name.startsWith('e2e') ? 'e2e' : 'unit'] ?? 0;
      return {
        project: spec.project.name,
        first: concerned(file) || (last?.failed ?? false),
        seconds: last ? last.duration / 1000 : (budgets.files[file] ?? rest / 2),
      };
    };
    const turns = new Map(files.map((spec) => [spec, turnOf(spec)] as const));
    return [...files].sort((a, b) => inTurn(turns.get(a) as Turn, turns.get(b) as Turn));
  }
}
