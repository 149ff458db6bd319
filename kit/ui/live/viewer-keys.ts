/**
 * What a key does among pictures: another one, nearer, or nothing. Arrow keys move a picture that is near about, which the
 * browser does by scrolling.
 */
export function viewerStep(
  key: string,
  index: number,
  count: number,
  isNear: boolean,
): { readonly index: number } | { readonly near: boolean } | null {
  if (key === '+' || key === '=') return { near: true };
  if (key === '-' || key === '0') return { near: false };
  if (isNear) return null;
  const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
  return wanted === undefined ? null : { index: Math.min(count - 1, Math.max(0, wanted)) };
}

/** Which place of a strip of equal places is in sight; null before the strip has a width, and between two places. */
export function placeInStrip(scrolled: number, width: number): number | null {
  if (width === 0) return null;
  const place = scrolled / width;
  return Math.abs(place - Math.round(place)) < 0.1 ? Math.round(place) : null;
}
