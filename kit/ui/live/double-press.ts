/** Where and when a picture was pressed: ms of the page, px of the window. */
export interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Two presses further apart than this are two presses: ms, and px that a thumb may miss itself by. */
const apart = { ms: 320, px: 40 };

/** Whether a press is the second of a double one. Browsers tell it of mice alone. */
export const isDoublePress = (before: Press | null, now: Press): boolean =>
  before !== null && now.at - before.at <= apart.ms && Math.hypot(now.x - before.x, now.y - before.y) <= apart.px;

/** A stroke of the thumb this long in px, and this much longer one way than the other, is meant. */
const stroke = { px: 56, slope: 2 };

/** Which way a thumb has swept; null: it pressed, went askew or to and fro. */
export function sweepOf(
  from: Pick<Press, 'x' | 'y'>,
  to: Pick<Press, 'x' | 'y'>,
): 'left' | 'right' | 'up' | 'down' | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const isMeant = (length: number, other: number): boolean =>
    Math.abs(length) >= stroke.px && Math.abs(length) >= stroke.slope * Math.abs(other);
  if (isMeant(across, along)) return across > 0 ? 'right' : 'left';
  if (isMeant(along, across)) return along > 0 ? 'down' : 'up';
  return null;
}
