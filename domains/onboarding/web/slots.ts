import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';
import type { JoiningStepName } from '../contract/steps.ts';

/** What the form of a step gets. */
export interface StepFormProps {
  /** Called when the step was kept: the page asks for the application anew. */
  readonly onSaved: () => void;
  /** Whether it can be changed now. */
  readonly isOpen: boolean;
}

/** The form of a step that another domain adds (`joiningSteps`); `of` names it, `label` and `lead` are message keys. */
export const stepForm = defineSlot<
  Part<StepFormProps>,
  { readonly of: JoiningStepName; readonly label: string; readonly lead: string }
>('onboarding.step');
