import { playPreviews } from '#kit/ui/live/preview-intent.ts';
import type { CardFacts } from './card-facts.ts';
import { pillStateOf } from './state-words.ts';

/** How long a step shows its pictures, in milliseconds: a preview's five seconds, and the time until its first frame. */
export const stepMs = 7_000;
/** Steps of a tour: what moves for ever disturbs, and every step takes from the previews of an hour (spec 2 §9). */
export const steps = 4;
/** A tour begins at most so often, in milliseconds, however many pages are looked at meanwhile. */
export const restMs = 5 * 60_000;

type Card = Pick<CardFacts, 'id' | 'isOnline' | 'liveState' | 'isLivePreviewEnabled'>;

let lastBegan = Number.NEGATIVE_INFINITY;

/** Forgets when the last tour began; for tests. */
export const forgetTour = (): void => {
  lastBegan = Number.NEGATIVE_INFINITY;
};

/** Whether this device wants pictures to stand still: its owner asked for less motion, or pays for every byte. */
function wantsStill(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whose picture anybody may look at now. */
const isShown = (card: Card): boolean => {
  const state = pillStateOf(card);
  return card.isLivePreviewEnabled && (state === 'free' || state === 'live');
};

/**
 * Lets the first card and one other move without being asked, the other one again with each step; never more than two. Waits
 * while nobody looks at the page. The result ends it.
 */
export function startTour(cards: readonly Card[], now: () => number = Date.now): () => void {
  const shown = cards.filter(isShown);
  const [lead, ...others] = shown;
  if (!lead || wantsStill() || now() - lastBegan < restMs) return () => undefined;
  lastBegan = now();
  let step = 0;
  const show = (): void => {
    // Nobody looks: the step is kept for later.
    if (document.hidden) playPreviews([]);
    else if (step === steps) stop();
    else {
      const other = others[step % Math.max(1, others.length)];
      playPreviews([lead.id, ...(other ? [other.id] : [])]);
      step += 1;
    }
  };
  const timer = setInterval(show, stepMs);
  const stop = (): void => {
    clearInterval(timer);
    playPreviews([]);
  };
  show();
  return stop;
}
