import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 2000;
const mostTries = 60;

/**
 * Loads the page's data again while `active`: every two seconds for two minutes, and at once when `signal` changes.
 * The provider's report may arrive after its customer.
 */
export function useFollowing(active: boolean, signal: unknown): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === 'idle';
  const last = useRef(signal);
  useEffect(() => {
    if (!active || last.current === signal) return;
    last.current = signal;
    void revalidate();
  }, [active, signal, revalidate]);
  useEffect(() => {
    if (!active) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (tries >= mostTries) clearInterval(timer);
      if (idle.current) void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [active, revalidate]);
}
