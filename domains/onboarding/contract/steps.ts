import { z } from 'zod';

/** A step of joining; domains above onboarding add theirs by `declare module`. */
export interface JoiningStepNames {
  contact: true;
  person: true;
  address: true;
  identity: true;
  stage: true;
  profile: true;
  pictures: true;
  prices: true;
  countries: true;
  contract: true;
}
export type JoiningStepName = keyof JoiningStepNames & string;

/** Onboarding's own steps with their places; others stand between them. */
export const ownSteps = {
  contact: 10,
  person: 20,
  address: 30,
  identity: 40,
  stage: 50,
  profile: 60,
  pictures: 70,
  prices: 80,
  countries: 90,
  contract: 100,
} as const satisfies Partial<Record<JoiningStepName, number>>;
export type OwnStepName = keyof typeof ownSteps;
export const ownStepNames = Object.keys(ownSteps) as OwnStepName[];

/** The name of any step, also of another domain's. */
export const stepName = z.string().regex(/^[a-z][a-zA-Z]{2,30}$/);

export const JoiningStepView = z
  .object({
    name: stepName,
    isDone: z.boolean(),
    /** Whether it can be changed now. */
    isOpen: z.boolean(),
    /** What an operator asked for; null where nothing is. */
    asked: z.string().nullable(),
  })
  .meta({ id: 'JoiningStep' });
export type JoiningStepView = z.output<typeof JoiningStepView>;
