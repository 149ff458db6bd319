import { useCallback, useEffect, useRef, useState } from 'react';
import type { Storyboard } from '#domains/media/contract/films.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { playVideo, previewVideo } from '../../../contract/index.ts';
import type { Engine } from './engine.ts';
import { attachFilm } from './engine.ts';
import { refusedAgainMs, renewsIn } from './renewal.ts';
import { goesOnAt } from './times.ts';

/** Why nothing plays. `refused` has the server's words where it said some. */
export type Trouble = { readonly kind: 'lost' | 'broken' | 'unsupported' | 'refused'; readonly words?: string };

/** A film on its way to an element. */
export interface Film {
  readonly trouble: Trouble | null;
  readonly storyboard: Storyboard | null;
  /** Heights it can be seen in; fewer than two leave nothing to choose. */
  readonly heights: readonly number[];
  /** The height it is seen in now; 0 as long as nobody knows. */
  readonly height: number;
  /** The chosen height; null: whatever the line carries. */
  readonly chosen: number | null;
  choose(height: number | null): void;
  /** Where it went on (s), as long as that is worth a word; 0 from the beginning. */
  readonly wentOnAt: number;
  retry(): void;
}

/** How soon a lost line is asked again for new addresses (ms). */
const againMs = 15_000;

/**
 * Plays a video's film on an element, or its preview: asks for its addresses, asks again before they end, goes on where its guest stopped. What is
 * really refused, or lost, ends here in words; nothing is tried again by itself but for a line that came back.
 */
export function useFilm(element: HTMLVideoElement | null, videoId: number, isPreview: boolean): Film {
  const api = useApi();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [storyboard, setStoryboard] = useState<Storyboard | null>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [height, setHeight] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [wentOnAt, setWentOnAt] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const engine = useRef<Engine | null>(null);
  const retry = useRef<() => void>(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins from the beginning
  useEffect(() => {
    if (!element) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusedAt = Number.NEGATIVE_INFINITY;
    let isLost = false;
    const say = (kind: Trouble['kind'], words?: string): void => {
      isLost = kind === 'lost';
      setTrouble(words === undefined ? { kind } : { kind, words });
    };
    const input = { params: { videoId: String(videoId) } };
    const addresses = async () => {
      if (!isPreview) return api.call(playVideo, input);
      const answer = await api.call(previewVideo, input);
      // A preview begins at its beginning.
      return answer.ok ? { ...answer, data: { ...answer.data, watchedMs: 0 } } : answer;
    };

    /** Asks anew. A refusal is told; a line that is lost meanwhile is tried again as long as the film still plays. */
    const renew = async (): Promise<boolean> => {
      clearTimeout(timer);
      const answer = await addresses();
      if (isOver) return false;
      if (answer.ok) {
        engine.current?.renew(answer.data.hls);
        setStoryboard(answer.data.storyboard);
        timer = setTimeout(() => void renew(), renewsIn(answer.data.expiresAt, Date.now()));
        return true;
      }
      const { status, title } = answer.problem;
      if (status >= 400 && status < 500 && status !== 429) {
        element.pause();
        say('refused', title);
      } else timer = setTimeout(() => void renew(), againMs);
      return false;
    };

    /** Bytes were refused: once that may be an address that ended, while a laptop slept say. */
    const refused = async (): Promise<void> => {
      const isAgain = performance.now() - refusedAt < refusedAgainMs;
      refusedAt = performance.now();
      if (isAgain) say('refused');
      else if (await renew()) engine.current?.retry();
      // Nobody was reached to say why: the words of a refusal stand already.
      else if (!isOver && !element.paused) say('lost');
    };

    const begin = async (): Promise<void> => {
      const answer = await addresses();
      if (isOver) return;
      if (!answer.ok) {
        const { status, title } = answer.problem;
        return status === 0 || status >= 500 ? say('lost') : say('refused', title);
      }
      const { hls, expiresAt, watchedMs } = answer.data;
      setStoryboard(answer.data.storyboard);
      const goOn = (): void => {
        const at = goesOnAt(watchedMs / 1000, element.duration);
        if (at > 0 && element.currentTime < 1) element.currentTime = at;
        setWentOnAt(at);
      };
      element.addEventListener('loadedmetadata', goOn, { once: true });
      const attached = await attachFilm(element, hls, {
        onHeights: setHeights,
        onHeight: setHeight,
        onRefused: () => void refused(),
        onLost: () => say('lost'),
        onBroken: () => say('broken'),
      }).catch(() => 'lost' as const);
      if (isOver) return attached && attached !== 'lost' ? attached.destroy() : undefined;
      if (attached === 'lost' || !attached) return say(attached === 'lost' ? 'lost' : 'unsupported');
      engine.current = attached;
      timer = setTimeout(() => void renew(), renewsIn(expiresAt, Date.now()));
      await element.play().catch(() => undefined);
    };
    void begin();

    retry.current = () => {
      isLost = false;
      setTrouble(null);
      if (engine.current)
        void renew().then((isThere) => {
          if (isThere) engine.current?.retry();
          else if (!isOver) setTrouble((now) => now ?? { kind: 'lost' });
        });
      else setAttempt((before) => before + 1);
    };
    const back = (): void => {
      if (isLost) retry.current();
    };
    addEventListener('online', back);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', back);
      engine.current?.destroy();
      engine.current = null;
    };
  }, [api, element, videoId, isPreview, attempt]);

  // What was said about where it went on has been read by then.
  useEffect(() => {
    if (wentOnAt === 0) return undefined;
    const timer = setTimeout(() => setWentOnAt(0), 8000);
    return () => clearTimeout(timer);
  }, [wentOnAt]);

  const choose = useCallback((wanted: number | null) => {
    setChosen(wanted);
    engine.current?.choose(wanted);
  }, []);
  return { trouble, storyboard, heights, height, chosen, choose, wentOnAt, retry: () => retry.current() };
}
