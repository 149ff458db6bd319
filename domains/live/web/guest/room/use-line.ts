import { useEffect, useState } from 'react';
import { useVideoSessions } from './room-context.tsx';

/** How picture and sound come in. */
export interface Line {
  /** From the camera to here, ms. */
  readonly delayMs: number;
  readonly bitsPerSecond: number;
  /** Of the picture, px. */
  readonly height: number;
  /** It stops, or has just been made smaller because it did. */
  readonly weak: boolean;
}

const everyMs = 1_000;

/** The line of the newest picture, once a second; null until it is known. */
export function useLine(): Line | null {
  const { pictures, weak } = useVideoSessions();
  const viewer = pictures.at(-1)?.viewer ?? null;
  const [line, setLine] = useState<Omit<Line, 'weak'> | null>(null);
  useEffect(() => {
    setLine(null);
    if (!viewer) return undefined;
    let last = 0;
    return viewer.on('stats', ({ delayMs, latencyMs, bitsPerSecond, height }) => {
      const now = performance.now();
      if (now - last < everyMs) return;
      last = now;
      setLine({ delayMs: Math.max(0, latencyMs ?? delayMs), bitsPerSecond, height });
    });
  }, [viewer]);
  return line && { ...line, weak };
}
