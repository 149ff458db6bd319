import type { ApplicationView } from '../../contract/application.ts';

/** What the form of an own step works with. */
export interface StepProps {
  readonly view: ApplicationView;
  readonly isOpen: boolean;
  /** The application as it is after the step was kept. */
  readonly onView: (view: ApplicationView) => void;
}
