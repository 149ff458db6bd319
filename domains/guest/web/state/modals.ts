import type { ModalSettings } from '../../contract/routes.ts';

/** Which modals the platform has, once the browser has fetched it: shared pages are the same for all of its hosts. */
export interface Modals {
  readonly settings: ModalSettings | null;
  set(settings: ModalSettings): void;
  subscribe(listener: () => void): () => void;
}

export function createModals(): Modals {
  const listeners = new Set<() => void>();
  let settings: ModalSettings | null = null;
  return {
    get settings() {
      return settings;
    },
    set(next) {
      // It does not change while a document lives.
      if (settings) return;
      settings = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
