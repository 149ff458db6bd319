/** How long a mood is shown after it was said, in milliseconds: an evening and the night after it. */
export const moodLifetimeMs = 12 * 3600 * 1000;

/** What a performer says about tonight; empty when nothing, or when it was said too long before `now` (epoch ms). */
export function moodNow({ mood, moodAt }: { mood: string; moodAt: Date | null }, now: number): string {
  return moodAt !== null && now - moodAt.getTime() < moodLifetimeMs ? mood : '';
}
