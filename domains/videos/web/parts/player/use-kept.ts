import { useEffect } from 'react';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { storeVideoPlace } from '../../../contract/index.ts';
import { soundItem } from './stored.ts';

/** How often it is kept where somebody is in a film (ms). */
const everyMs = 10_000;

/** The player is as loud as it was left, once somebody agreed to have that kept. */
export function useKeptSound(element: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!element) return undefined;
    const kept = readStored(soundItem);
    if (kept) {
      element.volume = kept.volume;
      element.muted = kept.isMuted;
    }
    const keep = (): void => writeStored(soundItem, { volume: element.volume, isMuted: element.muted });
    element.addEventListener('volumechange', keep);
    return () => element.removeEventListener('volumechange', keep);
  }, [element]);
}

/** Keeps where an account is in a film: every ten seconds, when it pauses, and when it leaves. At the end it is at the beginning again. */
export function useKeptPlace(element: HTMLVideoElement | null, videoId: number, isKept: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!element || !isKept) return undefined;
    let kept = -1;
    const keep = (): void => {
      const ms = element.ended ? 0 : Math.round(element.currentTime * 1000);
      // Before it has begun nothing is known that would be worth what was kept before.
      if (ms === kept || (ms === 0 && !element.ended) || element.readyState === 0) return;
      kept = ms;
      void api.call(storeVideoPlace, { params: { videoId: String(videoId) }, body: { ms } });
    };
    const timer = setInterval(() => {
      if (!element.paused) keep();
    }, everyMs);
    const leave = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    element.addEventListener('pause', keep);
    element.addEventListener('ended', keep);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      clearInterval(timer);
      element.removeEventListener('pause', keep);
      element.removeEventListener('ended', keep);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', keep);
    };
  }, [api, element, isKept, videoId]);
}
