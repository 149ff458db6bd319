import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from './extensions.ts';

/** A figure that monitoring asks for at `/metrics`, of the whole platform and not of one process. */
export interface Metric {
  /** `domain_what_unit` in Prometheus' letters; `vesper_` is put before it. */
  readonly name: string;
  /** One sentence: what it counts. */
  readonly help: string;
  /** Its value now; null where there is none yet, and then it is left out. One quick statement: it is asked for every few seconds. */
  read(executor: Executor): Promise<number | null>;
}

/** What domains let monitoring watch. */
export const metrics = extensionPoint<Metric>('process.metrics');
