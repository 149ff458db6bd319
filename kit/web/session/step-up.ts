import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';

/** Where a document asks its person for a fresh proof of identity, and who waits for the answer. */
export interface StepUp {
  /** Asks; true when the proof was given. Whoever asks meanwhile waits for the same answer. */
  ask(): Promise<boolean>;
  /** Ends the asking. */
  settle(isGiven: boolean): void;
  readonly isAsking: boolean;
  /** Wants a file that asks for a proof. It is kept until somebody fetches: what asks comes to the page after its links. */
  want(file: string): void;
  /** Fetches wanted files from now on, those that wait first. Returns how to stop. */
  fetchWith(fetchFile: (file: string) => void): () => void;
  subscribe(changed: () => void): () => void;
}

export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  const wanted: string[] = [];
  let fetcher: ((file: string) => void) | null = null;
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
    want(file) {
      if (fetcher) fetcher(file);
      else if (!wanted.includes(file)) wanted.push(file);
    },
    fetchWith(fetchFile) {
      fetcher = fetchFile;
      for (const file of wanted.splice(0)) fetchFile(file);
      return () => {
        if (fetcher === fetchFile) fetcher = null;
      };
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
export const stepUpLink = {
  'data-step-up': '',
  onClick(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    stepUp.want(event.currentTarget.href);
  },
} as const;
