import { useSyncExternalStore } from 'react';

/** Where a document asks its person for a fresh proof of identity, and who waits for the answer. */
export interface StepUp {
  /** Asks; true when the proof was given. Whoever asks meanwhile waits for the same answer. */
  ask(): Promise<boolean>;
  /** Ends the asking. */
  settle(isGiven: boolean): void;
  readonly isAsking: boolean;
  subscribe(changed: () => void): () => void;
}

export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  let under: { promise: Promise<boolean>; resolve: (isGiven: boolean) => void } | null = null;
  const tell = (): void => {
    for (const changed of [...listeners]) changed();
  };
  return {
    ask() {
      if (!under) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        under = { promise, resolve };
        tell();
      }
      return under.promise;
    },
    settle(isGiven) {
      under?.resolve(isGiven);
      under = null;
      tell();
    },
    get isAsking() {
      return under !== null;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** The document's own: its client asks here, and one dialog answers. */
export const stepUp = createStepUp();

/** Whether a proof is being asked for. */
export const useIsAskingStepUp = (): boolean =>
  useSyncExternalStore(
    stepUp.subscribe,
    () => stepUp.isAsking,
    () => false,
  );

/** On a link to a file that asks for a fresh proof: the dialog comes first, then the file. */
export const stepUpLink = { 'data-step-up': '' } as const;
