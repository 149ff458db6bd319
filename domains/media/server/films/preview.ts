import { longestPreviewMs } from '../../contract/index.ts';
import type { FilmFacts } from './port.ts';

/** Of a film this part is shown at most, and shorter films than this have no preview, ms. */
const mostOf = 3;
const shortestMs = 12_000;

/** How far the preview of a film goes, ms: its first fifteen seconds, of a short one a third; null for one too short to show a part of. */
export const previewUntil = ({ milliseconds }: Pick<FilmFacts, 'milliseconds'>): number | null =>
  milliseconds < shortestMs ? null : Math.min(longestPreviewMs, Math.floor(milliseconds / mostOf));

/** How many of the first segments of a rendition (lengths in ms) a preview holds: those that end in time, the first always, never all. */
export function previewSegments(lengths: readonly number[], until: number): number {
  let end = 0;
  const within = lengths.findIndex((ms) => {
    end += ms;
    return end > until;
  });
  return Math.min(Math.max(1, within === -1 ? lengths.length : within), lengths.length - 1);
}
