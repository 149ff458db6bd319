import type { PublishRendition } from './publisher-messages.ts';

/** A smaller rendition this close in height makes the larger one pointless. */
const tooClose = 0.85;

/** A rendition with the size it gets for a given picture. */
export interface FittedRendition extends PublishRendition {
  encodedWidth: number;
  encodedHeight: number;
}

/**
 * Sizes of the renditions for a picture of these proportions: fitted into each box, even numbers as H.264 wants them,
 * never scaled up; of two that come out nearly alike the larger name is left out.
 */
export function fitRenditions(renditions: PublishRendition[], width: number, height: number): FittedRendition[] {
  const fitted: FittedRendition[] = [];
  for (const rendition of [...renditions].sort((a, b) => a.height - b.height)) {
    // A phone held upright fills the same number of pixels as one held sideways.
    const [boxWidth, boxHeight] =
      height > width ? [rendition.height, rendition.width] : [rendition.width, rendition.height];
    const scale = Math.min(1, boxWidth / width, boxHeight / height);
    const encodedHeight = even(height * scale);
    const previous = fitted.at(-1);
    if (previous && previous.encodedHeight >= encodedHeight * tooClose) continue;
    fitted.push({ ...rendition, encodedWidth: even(width * scale), encodedHeight });
  }
  return fitted;
}

function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
