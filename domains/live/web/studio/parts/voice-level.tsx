import type { ReactNode } from 'react';
import type { LevelZone } from '#kit/ui/measure/level.ts';
import { levelZone } from '#kit/ui/measure/level.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useSoundLevel } from '../../parts/use-sound-level.ts';

const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const colours: Record<LevelZone, string> = {
  silent: 'bg-white/25',
  quiet: 'bg-warning',
  good: 'bg-success',
  hot: 'bg-danger',
};

/** How loud one is during the show, small beside the clock: eight steps, and a word where there is room. */
export function VoiceLevel({ stream, soundOn }: { stream: MediaStream | null; soundOn: boolean }): ReactNode {
  const t = useMessages();
  const { level } = useSoundLevel(stream);
  const shown = soundOn ? level : 0;
  const zone = levelZone(shown);
  const word = soundOn ? t(`live.studio.level.${zone}`) : t('live.studio.soundOff');
  return (
    <div className="flex items-center gap-2 rounded-full bg-black/50 px-2.5 py-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn in steps everywhere. */}
      <div
        role="meter"
        aria-label={t('live.studio.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        aria-valuetext={word}
        data-keep-colour
        className="flex h-4 items-end gap-0.5"
      >
        {steps.map((step) => (
          <span
            key={step}
            style={{ height: `${40 + step * 8}%` }}
            className={cx('w-1 rounded-full', shown * steps.length > step ? colours[zone] : 'bg-white/25')}
          />
        ))}
      </div>
      <span aria-hidden className="font-semibold text-xs opacity-80 max-lg:hidden">
        {word}
      </span>
    </div>
  );
}
