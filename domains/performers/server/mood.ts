import type { Language } from '#kit/i18n/language.ts';
import type { MoodIn } from '../contract/index.ts';

/** How long a mood is shown after it was said, in milliseconds: an evening and the night after it. */
export const moodLifetimeMs = 12 * 3600 * 1000;

interface Said {
  readonly mood: string;
  readonly moodIn: MoodIn;
  readonly moodAt: Date | null;
}

/** What a performer says about tonight, as they said it; all empty when nothing, or when it was said too long before `now` (epoch ms). */
export function moodNow({ mood, moodIn, moodAt }: Said, now: number): Pick<Said, 'mood' | 'moodIn'> {
  const holds = mood !== '' && moodAt !== null && now - moodAt.getTime() < moodLifetimeMs;
  return holds ? { mood, moodIn } : { mood: '', moodIn: {} };
}

/** The same to a reader: in their language where the performer says it there, else in the performer's own words. */
export function moodFor(said: Said, language: Language, now: number): string {
  const { mood, moodIn } = moodNow(said, now);
  return moodIn[language] || mood;
}

/** What a change of the line makes of its other languages: a new line without them has none. */
export function moodChange(
  change: { readonly mood?: string | undefined; readonly moodIn?: MoodIn | undefined },
  now: number,
) {
  if (change.mood === undefined && change.moodIn === undefined) return {};
  const said = Object.entries(change.moodIn ?? {}).filter(([, line]) => line !== '');
  return { moodIn: Object.fromEntries(said) as MoodIn, moodAt: new Date(now) };
}
