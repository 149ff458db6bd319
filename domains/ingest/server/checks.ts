import type { SignalFacts } from '#kit/live-media/feed/gauge.ts';
import type { SignalCheck, Verdict } from '../contract/index.ts';

/** Bounds of what guests are shown. Rates in bits a second, times in ms. */
const bounds = {
  keyframes: { good: 2_600, most: 4_600 },
  pixels: 1920 * 1088,
  side: 1920,
  small: 320 * 180,
  rate: { least: 300_000, good: 6_500_000, most: 10_000_000 },
  frames: { least: 14, most: 61 },
  soundWaitMs: 4_000,
  pictureWaitMs: 5_000,
  stillMs: 2_500,
  late: 500,
};
const profiles: Readonly<Record<number, string>> = {
  ...{ 66: 'Baseline', 77: 'Main', 88: 'Extended', 100: 'High', 110: 'High 10', 122: 'High 4:2:2', 244: 'High 4:4:4' },
};
const shownProfiles = [66, 77, 100];
const shownSounds = ['aac', 'opus'];
const rank: Readonly<Record<Verdict, number>> = { ok: 0, warn: 1, wait: 2, refuse: 3 };

/** Checks a signal that has been there for `ageMs`, its last picture `stillMs` ago (infinite: none came). */
export function checkSignal(facts: SignalFacts, ageMs: number, stillMs: number): SignalCheck[] {
  const { pictureCodec, format, keyframeMs, bitsPerSecond, framesPerSecond, soundCodec, jitterMs } = facts;
  const hasPicture = pictureCodec !== null;
  const check = (name: SignalCheck['name'], verdict: Verdict, found: string | null = null): SignalCheck => ({
    name,
    verdict,
    found,
  });
  const known = <T>(value: T | null, judge: (value: T) => Verdict): Verdict => (value === null ? 'wait' : judge(value));
  const none = ageMs > bounds.pictureWaitMs ? 'refuse' : 'wait';
  return [
    check('picture', !hasPicture ? none : Number.isFinite(stillMs) && stillMs > bounds.stillMs ? 'warn' : 'ok'),
    codecCheck(facts),
    check('order', !format ? 'wait' : facts.bidirectional ? 'refuse' : 'ok'),
    check(
      'keyframes',
      known(keyframeMs, (ms) => (ms <= bounds.keyframes.good ? 'ok' : ms <= bounds.keyframes.most ? 'warn' : 'refuse')),
      keyframeMs === null ? null : (keyframeMs / 1000).toFixed(1),
    ),
    check(
      'size',
      known(format, ({ width, height }) =>
        width * height > bounds.pixels || Math.max(width, height) > bounds.side
          ? 'refuse'
          : width * height < bounds.small
            ? 'warn'
            : 'ok',
      ),
      format && `${format.width} × ${format.height}`,
    ),
    check(
      'rate',
      known(bitsPerSecond, (bits) =>
        bits > bounds.rate.most ? 'refuse' : bits > bounds.rate.good || bits < bounds.rate.least ? 'warn' : 'ok',
      ),
      bitsPerSecond === null ? null : (bitsPerSecond / 1e6).toFixed(1),
    ),
    check(
      'framerate',
      known(framesPerSecond, (frames) => (frames < bounds.frames.least || frames > bounds.frames.most ? 'warn' : 'ok')),
      framesPerSecond === null ? null : String(Math.round(framesPerSecond)),
    ),
    check(
      'sound',
      soundCodec === null
        ? ageMs > bounds.soundWaitMs
          ? 'warn'
          : 'wait'
        : shownSounds.includes(soundCodec)
          ? 'ok'
          : 'refuse',
      soundCodec?.toUpperCase() ?? null,
    ),
    check(
      'line',
      known(jitterMs, (ms) => (ms > bounds.late ? 'warn' : 'ok')),
      jitterMs === null ? null : String(jitterMs),
    ),
  ];
}

function codecCheck({ pictureCodec, format }: SignalFacts): SignalCheck {
  const name = 'codec';
  if (pictureCodec === null) return { name, verdict: 'wait', found: null };
  if (pictureCodec !== 'h264') return { name, verdict: 'refuse', found: pictureCodec.toUpperCase().slice(0, 16) };
  if (!format) return { name, verdict: 'wait', found: 'H.264' };
  const fits =
    shownProfiles.includes(format.profile) && format.chroma === 1 && format.bitDepth === 8 && !format.isInterlaced;
  const profile = profiles[format.profile] ?? String(format.profile);
  return {
    name,
    verdict: fits ? 'ok' : 'refuse',
    found: `H.264 ${profile}${format.isInterlaced ? ' interlaced' : ''}`,
  };
}

/** The worst of some checks. */
export const verdictOf = (checks: readonly SignalCheck[]): Verdict =>
  checks.reduce<Verdict>((worst, { verdict }) => (rank[verdict] > rank[worst] ? verdict : worst), 'ok');
