import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Knows which menu is open; there is at most one (spec 1 section 2). */
export class OpenMenu {
  #name: string | null = null;
  readonly #listeners = new Set<() => void>();

  get name(): string | null {
    return this.#name;
  }

  /** Opens a menu, which closes the one that was open; null closes it. */
  set(name: string | null): void {
    if (name === this.#name) return;
    this.#name = name;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const openMenu = new OpenMenu();

/** A menu by its name: opening it closes every other, and the page behind does not scroll meanwhile. */
export function useOpenMenu(name: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const open = useSyncExternalStore(
    openMenu.subscribe,
    () => openMenu.name === name,
    () => false,
  );
  const setOpen = useCallback(
    (next: boolean) => {
      if (next) openMenu.set(name);
      else if (openMenu.name === name) openMenu.set(null);
    },
    [name],
  );
  useScrollLock(open);
  return [open, setOpen];
}

let locks = 0;

/** Keeps the page from scrolling while `active`; several locks end with the last one (spec 1 section 2). */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = '';
    };
  }, [active]);
}
