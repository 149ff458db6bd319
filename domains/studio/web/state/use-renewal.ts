import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** What comes in together is read together, ms. */
const together = 1_500;

/** Reads the lines and figures of the page again once something came in or went back. */
export function useRenewal(today: number): void {
  const { revalidate } = useRevalidator();
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return undefined;
    const wait = setTimeout(() => {
      known.current = today;
      void revalidate();
    }, together);
    return () => clearTimeout(wait);
  }, [today, revalidate]);
}
