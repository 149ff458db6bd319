import { useRef, useState } from 'react';
import type { Result } from '#kit/contract/client.ts';
import { useToast } from '#kit/ui/primitives/toast.ts';
import type { Given } from '../../contract/room.ts';
import { addOwnSend } from './own-sends.ts';

/** How something given went wrong, and whether coins would help. */
export interface Refusal {
  readonly title: string;
  readonly needsCoins: boolean;
}

/** Asks for it with its key; what was given in a room comes back as it is shown there. */
type Send = (key: string) => Promise<Result<{ readonly given?: Given; readonly paid: number }>>;

/**
 * Does something that costs coins, once however often it is pressed: the same content has the same key until it is done.
 * @returns what was refused last, whether it is under way, and the way to do it; true: it is done
 */
export function useGiving(): [
  refusal: Refusal | null,
  busy: boolean,
  run: (content: string, send: Send, done: string) => Promise<boolean>,
  forget: () => void,
] {
  const toast = useToast();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const keys = useRef(new Map<string, string>());
  const run = async (content: string, send: Send, done: string) => {
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    setBusy(true);
    setRefusal(null);
    const answer = await send(key);
    setBusy(false);
    if (!answer.ok) {
      const { code, title } = answer.problem;
      setRefusal({ title, needsCoins: code === 'not_enough_coins' });
      return false;
    }
    keys.current.delete(content);
    if (answer.data.given) addOwnSend(answer.data.given.sendId);
    toast.show({ title: done, tone: 'success' });
    return true;
  };
  return [refusal, busy, run, () => setRefusal(null)];
}
