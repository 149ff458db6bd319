import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { GuessChallenge } from '../../contract/proof.ts';

/** What a form does about a refusal for many tries: works on a proof, waits so many seconds, or may be sent again. */
export type ProofState =
  | { readonly is: 'none' | 'working' | 'ready' }
  | { readonly is: 'waiting'; readonly seconds: number };

/** Whether a refusal is one for many tries; the form then says so itself. */
export const isTooManyAttempts = (problem: ProblemBody | null | undefined): boolean =>
  problem?.code === 'proof_needed' || problem?.code === 'too_many_requests';

/** Solves a challenge in a worker. Null where browsers have no WebCrypto (pages without https) or none was found. */
function solve(challenge: GuessChallenge, done: (proof: string | null) => void): () => void {
  if (!globalThis.crypto?.subtle || typeof Worker !== 'function') {
    done(null);
    return () => undefined;
  }
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => done(null);
  worker.onmessage = ({ data: solution }: MessageEvent<object | null>) => {
    const text = solution && JSON.stringify({ challenge, solution });
    done(text && btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''));
  };
  worker.postMessage(challenge);
  return () => worker.terminate();
}

/**
 * Answers a refusal for many tries: does the work and sends the form again with its proof, or counts the seconds down. A
 * form that came back empty (sent before the page's script was there) is not sent again by itself.
 */
export function useProof(problem: ProblemBody | null | undefined, form: RefObject<HTMLFormElement | null>): ProofState {
  const submit = useSubmit();
  const [state, setState] = useState<ProofState>({ is: 'none' });

  useEffect(() => {
    const { current } = form;
    if (!problem || !isTooManyAttempts(problem) || !current) return setState({ is: 'none' });
    const { challenge, retryAfterSeconds } = (problem.data ?? {}) as {
      challenge?: GuessChallenge;
      retryAfterSeconds?: number;
    };
    const stops: (() => void)[] = [];
    const wait = (seconds: number, then: () => void): void => {
      const until = performance.now() + seconds * 1000;
      const tick = (): void => {
        const left = Math.ceil((until - performance.now()) / 1000);
        if (left > 0) setState({ is: 'waiting', seconds: left });
        else {
          clearInterval(timer);
          then();
        }
      };
      const timer = setInterval(tick, 1000);
      stops.push(() => clearInterval(timer));
      tick();
    };
    const proven = (): string => String(new FormData(current).get('proof') ?? '');
    const send = (): void => void submit(current, { method: 'post' });
    const wasFilledIn = [...current.querySelectorAll('input')].every(
      ({ required, value }) => !required || value !== '',
    );
    if (challenge && wasFilledIn) {
      setState({ is: 'working' });
      const cease = solve(challenge, (proof) => {
        const field = current.elements.namedItem('proof');
        if (proof === null || !(field instanceof HTMLInputElement))
          return wait(retryAfterSeconds ?? 1, () => setState({ is: 'ready' }));
        field.value = proof;
        send();
      });
      stops.push(cease);
    } else {
      // A proof that came a moment too early is still good.
      const goesOn = wasFilledIn && !challenge && proven() !== '';
      wait(retryAfterSeconds ?? 1, goesOn ? send : () => setState({ is: 'ready' }));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [problem, form, submit]);

  return state;
}
