import type { ApiClient } from '#kit/contract/client.ts';
import { getFaces } from '../../contract/faces.ts';
import { FaceTimes, mostOnPhone } from './face-times.ts';
import { isSavingData } from './is-saving-data.ts';

/** How often the page looks which cards are in sight, ms, and asks for what is due. */
const lookEveryMs = 1_500;
/** The desk asks for as many as an answer holds. */
const mostOnDesk = 12;
/** Faces kept for cards that are drawn anew, as when somebody comes back to a list. */
const mostKept = 60;
/** On a phone so many faces in so long, ms: at 5 KB each less than 100 KB a minute. */
const phonePaceMs = 20_000;

const cardsNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-living]')];
const actorOf = (card: HTMLElement): number => Number(card.dataset['living']);

function isInSight(card: HTMLElement): boolean {
  const { top, bottom, left, right, width } = card.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/**
 * Lets the cards in sight show what happens now: a picture of the broadcast over the card's own, fresh about every twenty seconds. Pictures
 * are drawn into a canvas of ours beside what React made; nothing moves, and without an answer a card stays as it is. The result ends it.
 */
export function livingCards(api: Pick<ApiClient, 'call'>): () => void {
  if (isSavingData()) return () => undefined;
  const times = new FaceTimes();
  const kept = new Map<number, Blob>();
  const isPhone = window.matchMedia('(max-width: 766px)').matches;
  let isAsking = false;
  let isOver = false;
  let pausedUntil = 0;
  let taken = { since: 0, faces: 0 };

  /** How many more may be asked for now. */
  const allowed = (now: number): number => {
    if (!isPhone) return mostOnDesk;
    if (now - taken.since >= phonePaceMs) taken = { since: now, faces: 0 };
    return mostOnPhone - taken.faces;
  };

  const look = async (): Promise<void> => {
    if (isAsking || document.hidden) return;
    const now = performance.now();
    const cards = cardsNow();
    sweep(cards);
    for (const card of cards) if (times.isFresh(actorOf(card), now)) void draw(card, kept.get(actorOf(card)));
    if (now < pausedUntil) return;
    const inSight = [...new Set(cards.filter(isInSight).map(actorOf))];
    const due = times.due(inSight, now, allowed(now));
    if (due.length === 0) return;
    isAsking = true;
    const query = { actorIds: due.join(','), seen: due.map((id) => times.seen(id)).join(',') };
    const answer = await api.call(getFaces, { query });
    isAsking = false;
    if (isOver) return;
    // Too many at once, or no line: the cards stay as they are for a while.
    if (!answer.ok) {
      pausedUntil = now + phonePaceMs;
      return;
    }
    const { shown, faces } = answer.data;
    taken.faces += faces.length;
    for (const id of due) {
      const face = faces.find(({ actorId }) => actorId === id);
      if (face) keep(id, face.picture);
      times.answered(id, face?.at ?? (shown.includes(id) ? times.seen(id) : null), performance.now());
      const own = cardsNow().filter((card) => actorOf(card) === id);
      for (const card of own) {
        if (face) await draw(card, kept.get(id), true);
        else if (!shown.includes(id)) card.querySelector('.live-card-face')?.remove();
      }
    }
  };

  const keep = (id: number, picture: string): void => {
    kept.delete(id);
    kept.set(id, new Blob([Uint8Array.from(atob(picture), (each) => each.charCodeAt(0))], { type: 'image/webp' }));
    const oldest = kept.keys().next();
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
  };

  const timer = setInterval(() => void look(), lookEveryMs);
  void look();
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const face of document.querySelectorAll('.live-card-face')) face.remove();
  };
}

/** Takes pictures off cards of performers who may not be looked at any more. */
function sweep(cards: readonly HTMLElement[]): void {
  for (const face of document.querySelectorAll('.live-card-face'))
    if (!cards.some((card) => card.contains(face))) face.remove();
}

/** Draws a face on a card: in place of the one that is there, or as the first. */
async function draw(card: HTMLElement, face: Blob | undefined, isNew = false): Promise<void> {
  const frame = card.querySelector('.live-card-frame');
  const before = card.querySelector<HTMLCanvasElement>('.live-card-face');
  if (!face || !frame || (before && !isNew)) return;
  const bitmap = await createImageBitmap(face).catch(() => null);
  if (!bitmap) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'live-card-face';
  canvas.ariaHidden = 'true';
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  // The new one fades in over the old one.
  (before ?? frame.firstElementChild)?.after(canvas);
  if (before) setTimeout(() => before.remove(), 700);
}
