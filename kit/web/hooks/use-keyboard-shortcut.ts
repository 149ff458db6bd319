import { useEffect, useRef } from 'react';
import { isComposing } from '#kit/ui/primitives/typed-keys.ts';

/** What a shortcut is made of. */
export interface Shortcut {
  /** `KeyboardEvent.key`, for example `k`, ` `, `ArrowUp`. Letters in any case. */
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly mod?: boolean;
  readonly shift?: boolean;
  /** Also while somebody types. Never the default for single keys (WCAG 2.1.4). */
  readonly whileTyping?: boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'>;

/** Whether a key press is the shortcut; `typing` says that the focus is in a text field. */
export function isShortcut(shortcut: Shortcut, event: Pressed, typing: boolean): boolean {
  if (isComposing(event) || event.altKey || (typing && !shortcut.whileTyping)) return false;
  if (event.key.toLowerCase() !== shortcut.key.toLowerCase()) return false;
  const mod = event.ctrlKey || event.metaKey;
  return mod === (shortcut.mod ?? false) && (shortcut.shift === undefined || shortcut.shift === event.shiftKey);
}

/** Calls `act` when the shortcut is pressed anywhere on the page, as long as `enabled`. */
export function useKeyboardShortcut(shortcut: Shortcut, act: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef({ shortcut, act });
  useEffect(() => {
    latest.current = { shortcut, act };
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(latest.current.shortcut, event, isTyping(event.target))) return;
      event.preventDefault();
      latest.current.act(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range'].includes(target.type);
  return (
    typed || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}
