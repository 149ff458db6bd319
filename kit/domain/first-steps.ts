import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from './extensions.ts';

/** How a step stands, and why in a sentence. */
export interface FirstStepState {
  /** `open`: not done yet; `wrong`: done, and it does not work. */
  readonly state: 'done' | 'open' | 'wrong';
  /** The key of the sentence among the words of the office. */
  readonly says: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Something that has to be done before guests can come, on an installation that is new. */
export interface FirstStep {
  readonly name: string;
  /** Lower comes first. */
  readonly order: number;
  /** The key of its title among the words of the office. */
  readonly title: string;
  /** The page where it is done. */
  readonly page?: string;
  /** Settings of the machine it is about: they are set where the server is started. */
  readonly settings?: readonly string[];
  /** Looks how it stands, now; `accountId` is the operator who asks. May ask others (the mail server), so never within a transaction. */
  check(executor: Executor, operator: { readonly accountId: number }): Promise<FirstStepState>;
}

/** What leads an operator from an empty installation to the first show (`/office/first-steps/`). */
export const firstSteps = extensionPoint<FirstStep>('office.firstSteps');
