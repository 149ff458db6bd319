/** What a page knows about the version it runs. */
export interface UpdateFacts {
  /** `waiting`: a newer worker waits to be let in. `replaced`: another tab has let it in. */
  readonly updateState: 'none' | 'waiting' | 'replaced';
  /** A chat, a broadcast, a payment or a form would be lost by a reload. */
  readonly isHeld: boolean;
  /** The page is a room or the studio, whether or not something is paid for just now. */
  readonly isRoom: boolean;
  /** Nobody looks at this tab. */
  readonly isHidden: boolean;
  /** The visitor has just moved to another page. */
  readonly hasMoved: boolean;
}

/** `reload`: now, nothing is lost. `offer`: a line says it and waits. `wait`: not a word. */
export type UpdateStep = 'none' | 'reload' | 'offer' | 'wait';

/**
 * What to do about a new version. Nothing while a reload would lose something; by itself when the visitor moves to
 * another page anyway, or when another tab has let it in and nobody looks at this one; otherwise a quiet line.
 */
export function updateStep({ updateState, isHeld, isRoom, isHidden, hasMoved }: UpdateFacts): UpdateStep {
  if (updateState === 'none') return 'none';
  if (isHeld || isRoom) return 'wait';
  if (hasMoved || (updateState === 'replaced' && isHidden)) return 'reload';
  return 'offer';
}
