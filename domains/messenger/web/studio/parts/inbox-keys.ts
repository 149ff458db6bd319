import { useEffect } from 'react';
import { isComposing } from '#kit/ui/primitives/typed-keys.ts';

/** What can be done by one key in the inbox. */
export type InboxKey = 'next' | 'previous' | 'archive' | 'reply' | 'leave' | 'search' | 'help';

const keys: Readonly<Record<string, InboxKey>> = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  r: 'reply',
  '/': 'search',
  '?': 'help',
};

/** What stands on the keys and what they do, in the order they are learned in. */
export const inboxKeyWords = [
  ['j', 'messenger.studio.key.next'],
  ['k', 'messenger.studio.key.previous'],
  ['r', 'messenger.studio.key.reply'],
  ['esc', 'messenger.studio.key.leave'],
  ['e', 'messenger.studio.key.archive'],
  ['/', 'messenger.studio.key.search'],
  ['?', 'messenger.studio.key.help'],
] as const;

/** What a key means; null while somebody writes, where only Escape means something, with Ctrl, Alt or Command, and over a dialog or menu. */
export function inboxKey(event: KeyboardEvent): InboxKey | null {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || event.defaultPrevented || isComposing(event)) return null;
  if (target instanceof Element) {
    if (target.closest('[role="dialog"], [role="menu"]')) return null;
    if (key === 'Escape' && target.matches('textarea')) return 'leave';
    if (target.closest('input, textarea, select, [contenteditable]')) return null;
  }
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
