/** Pages that go on playing when the address is verified (spec 1 §2), by route name. */
export const keepPlaying: readonly string[] = ['tv.livestream', 'tv.premiumLivestream'];

/** Whether the page reloads when the e-mail address was verified (spec 1 §2). */
export function reloadsOnEmailVerified(page: {
  readonly isMobile: boolean;
  readonly routeName: string | null;
}): boolean {
  return !page.isMobile && !(page.routeName !== null && keepPlaying.includes(page.routeName));
}

/**
 * Reloads the page, unless something waits that a reload would lose: a payment waiting for feedback (spec 1 §4), a paid
 * chat, a form under way. Then the reload follows when the last of them is done.
 */
export interface Reloads {
  request(): void;
  /** Keeps the page; the result lets go. */
  hold(): () => void;
  /** Whether something keeps the page now. */
  readonly isHeld: boolean;
  /** Hears when that changes. */
  subscribe(listener: () => void): () => void;
}

export function createReloads(reload: () => void): Reloads {
  let holds = 0;
  let wanted = false;
  const listeners = new Set<() => void>();
  const count = (by: number): void => {
    holds += by;
    for (const listener of listeners) listener();
  };
  return {
    get isHeld() {
      return holds > 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request() {
      if (holds === 0) reload();
      else wanted = true;
    },
    hold() {
      count(1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        count(-1);
        if (holds === 0 && wanted) {
          wanted = false;
          reload();
        }
      };
    },
  };
}
