import { useEffect } from 'react';

/** What can be done by one key in the inbox. */
export type InboxKey = 'next' | 'previous' | 'archive' | 'reply' | 'search';

const keys: Readonly<Record<string, InboxKey>> = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  r: 'reply',
  '/': 'search',
};

/** What a key means; null while somebody writes, with Ctrl, Alt or Command, and over a dialog or menu. */
export function inboxKey(event: KeyboardEvent): InboxKey | null {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || event.defaultPrevented) return null;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')
  )
    return null;
  return keys[key] ?? null;
}

/** Does what keys of the inbox say. */
export function useInboxKeys(run: (key: InboxKey) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = inboxKey(event);
      if (key === null) return;
      event.preventDefault();
      run(key);
    };
    // Before the frame, which searches everywhere by the same key.
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [run]);
}
