import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { ToastMessage } from '#kit/ui/primitives/toast.ts';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';

/** How the end of a call is told. */
interface Telling<T> {
  /** A short message when it went well; nothing without one. */
  readonly told?: (data: T) => ReactNode;
  /** The refusal is shown by whoever reads `refusal`, beside the button, instead of in a toast. */
  readonly isRefusedInPlace?: true;
}

/** A call that a press begins; {@link useCall}. */
export interface Calling {
  /** While a call is under way: the button is not pressed twice. */
  readonly busy: boolean;
  /** The sentence of the last refusal; empty after a call that went well. */
  readonly refusal: string;
  run<T>(call: (api: ApiClient) => Promise<Result<T>>, telling?: Telling<T>): Promise<Result<T>>;
}

/** Where {@link callAndTell} shows what it does. */
interface Places {
  setBusy(busy: boolean): void;
  setRefusal(words: string): void;
  readonly toast: { show(message: ToastMessage): void };
}

/** Makes a call, and tells how it went. */
export async function callAndTell<T>(
  call: () => Promise<Result<T>>,
  { told, isRefusedInPlace }: Telling<T>,
  { setBusy, setRefusal, toast }: Places,
): Promise<Result<T>> {
  setBusy(true);
  const answer = await call().finally(() => setBusy(false));
  setRefusal(answer.ok ? '' : answer.problem.title);
  if (!answer.ok && !isRefusedInPlace) toast.show({ title: answer.problem.title, tone: 'danger' });
  if (answer.ok && told) toast.show({ title: told(answer.data), tone: 'success' });
  return answer;
}

/** A call behind a button: busy while it runs, then a toast, or a refusal in its place. */
export function useCall(): Calling {
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  return {
    busy,
    refusal,
    run: (call, telling = {}) => callAndTell(() => call(api), telling, { setBusy, setRefusal, toast }),
  };
}
