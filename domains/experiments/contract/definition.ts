import { z } from 'zod';
import { GoalEvent } from '#kit/contract/goals.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/** Names of experiments and of their variants in the code: `useTestGroup('signUpWords') === 'short'`. */
const codeName = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

export const experimentStates = ['draft', 'running', 'stopped'] as const;
export const ExperimentState = z.enum(experimentStates).meta({ id: 'ExperimentState' });
export type ExperimentState = z.infer<typeof ExperimentState>;

export const audiences = ['anyone', 'loggedIn'] as const;
export const Audience = z.enum(audiences).meta({ id: 'ExperimentAudience' });

/** Variants of one experiment; the first is what everybody saw before (the control). */
export const mostVariants = 4;
/**
 * Anonymous pages are shared by all who see the same. Every experiment that anonymous visitors take part in multiplies
 * them by its variants and "takes no part"; more looks than this may not run at once.
 */
export const mostPageVariants = 16;

export const Variant = z.object({ value: codeName, weight: z.int().min(0).max(100) }).meta({ id: 'ExperimentVariant' });
export type Variant = z.infer<typeof Variant>;

const twice = {
  en: 'Each variant needs a name of its own.',
  de: 'Jede Variante braucht einen eigenen Namen.',
  nl: 'Elke variant heeft een eigen naam nodig.',
  es: 'Cada variante necesita un nombre propio.',
};
const nobody = {
  en: 'At least one weight must be above 0.',
  de: 'Mindestens ein Gewicht muss über 0 liegen.',
  nl: 'Minstens één gewicht moet boven 0 liggen.',
  es: 'Al menos un peso tiene que ser mayor que 0.',
};
const variants = z
  .array(Variant)
  .min(2)
  .max(mostVariants)
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, { params: { words: twice } })
  .refine((list) => list.some(({ weight }) => weight > 0), { params: { words: nobody } });

/** What an operator writes down before the start. */
export const experimentDraft = z.object({
  key: codeName,
  name: z.string().trim().min(1).max(120).regex(visiblePattern),
  audience: Audience,
  goal: GoalEvent,
  variants,
  /** So many people each variant is to be shown to before anybody judges. */
  plannedPerVariant: z.int().min(10).max(1_000_000),
});
export type ExperimentDraft = z.infer<typeof experimentDraft>;

export const Experiment = experimentDraft
  .extend({
    id: z.int(),
    variants: z.array(Variant),
    state: ExperimentState,
    /** What everybody sees since the stop; null while it runs. */
    winner: z.string().nullable(),
    /** Epoch ms. */
    startedAt: z.number().nullable(),
    stoppedAt: z.number().nullable(),
  })
  .meta({ id: 'Experiment' });
export type Experiment = z.infer<typeof Experiment>;

/** A share with the interval that holds the true one 95 times of 100; all between 0 and 1. */
const interval = { rate: z.number(), low: z.number(), high: z.number() };

export const verdicts = ['control', 'tooEarly', 'noDifference', 'better', 'worse'] as const;
export const VariantResult = z
  .object({
    value: z.string(),
    /** People who were shown it, and those of them who reached the goal afterwards. */
    exposures: z.int(),
    conversions: z.int(),
    ...interval,
    /** Rate minus the control's, with its interval (Newcombe's method); null for the control. */
    difference: z
      .object(interval)
      .omit({ rate: true })
      .extend({ value: z.number() })
      .meta({ id: 'RateDifference' })
      .nullable(),
    verdict: z.enum(verdicts).meta({ id: 'VariantVerdict' }),
  })
  .meta({ id: 'VariantResult' });
export type VariantResult = z.infer<typeof VariantResult>;
