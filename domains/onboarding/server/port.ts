import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { JoiningStepName } from '../contract/index.ts';
import type { Enrolment } from './enrol.ts';

/** A step that another domain adds: payouts adds tax data and bank account. Its form fills the slot of the step. */
export interface JoiningStep {
  readonly name: JoiningStepName;
  /** Ascending; own steps stand at 10, 20, … 100. */
  readonly order: number;
  /** Whether somebody has done it. */
  isDone(executor: Executor, accountId: number): Promise<boolean>;
}

/** Steps of joining that other domains add. */
export const joiningSteps = extensionPoint<JoiningStep>('onboarding.joiningSteps');

/** A person whose identity was verified; for documents with legal names alone (contracts, credit notes, records). */
export interface LegalPerson {
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  /** `1994-05-17`. */
  readonly birthDate: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Onboarding, for the domains above. */
export interface OnboardingApi {
  /** Writes the records of somebody without a browser, and admits: the demo world. */
  enrol(tx: Tx, person: Enrolment): Promise<void>;
  /** A made-up document for the demo world, in the vault. */
  specimen(name: string): Promise<Enrolment['copies']>;
  /** The legal persons of some accounts, as far as they have been accepted once; in any order. */
  legalPersons(executor: Executor, accountIds: readonly number[]): Promise<LegalPerson[]>;
}
