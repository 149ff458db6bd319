import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { LiveChat } from '../../../contract/index.ts';

/**
 * A button that was pressed leaves with the request or the chat it stood for, and the keyboard would be nowhere: it goes
 * to the open conversation, where one writes next. Whoever stands elsewhere is left there.
 */
export function useKeptFocus(whole: RefObject<HTMLElement | null>, chats: readonly LiveChat[]): void {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const element = whole.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target as Node;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [whole]);
  const changed = chats.map(({ chatId, status }) => `${chatId} ${status}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that something changed, not what.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    last.current = null;
    whole.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }, [whole, changed]);
}
