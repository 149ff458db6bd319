import { useEffect, useRef, useState } from 'react';

/**
 * Things that are shown for a while and go by themselves, the latest last.
 * @returns what is shown, and how something is added
 */
export function usePassing<T extends { readonly key: string }>(
  shownMs: number,
  most: number,
): [shown: readonly T[], add: (one: T) => void] {
  const [shown, setShown] = useState<readonly T[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const own = timers.current;
    return () => {
      for (const timer of own) clearTimeout(timer);
    };
  }, []);
  const add = (one: T): void => {
    setShown((all) => [...all.filter(({ key }) => key !== one.key), one].slice(-most));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setShown((all) => all.filter((other) => other !== one));
    }, shownMs);
    timers.current.add(timer);
  };
  return [shown, add];
}
