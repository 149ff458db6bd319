import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { speeds } from './player-keys.ts';
import type { Film } from './use-film.ts';

/** Choices of one kind as chips; one of them is on. */
function Chips<T extends number | string>({
  legend,
  value,
  options,
  onChoose,
}: {
  legend: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChoose: (value: T) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1 border-0 p-0 sm:gap-1.5">
      <legend className="p-0 sm:mb-1 font-bold text-2xs text-subtle uppercase tracking-wider">{legend}</legend>
      <div className="no-scrollbar flex flex-wrap gap-1.5 max-sm:-mx-3.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-3.5 max-sm:py-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative inline-flex min-h-8 shrink-0 cursor-pointer items-center rounded-full border px-3 font-semibold text-sm pointer-coarse:min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              option.value === value
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-line text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span translate="no">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How fast and how fine the film is seen; over the picture, so that it is there in full screen too. */
export function Settings({
  film,
  speed,
  onSpeed,
  onClose,
}: {
  film: Film;
  speed: number;
  onSpeed: (speed: number) => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest('[data-settings]'))
        close.current();
    };
    const leave = typedKeys<KeyboardEvent>({
      Escape: (event) => {
        event.stopPropagation();
        close.current();
      },
    });
    const element = box.current;
    document.addEventListener('pointerdown', press);
    element?.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      element?.removeEventListener('keydown', leave);
    };
  }, []);
  const line =
    film.chosen === null && film.height > 0
      ? t('videos.player.autoAt', { height: film.height })
      : t('videos.player.auto');
  return (
    <section
      ref={box}
      aria-label={t('videos.player.settings')}
      className="absolute right-2 bottom-16 z-4 grid max-h-[calc(100%-4.5rem)] w-[min(20rem,calc(100%-1rem))] grid-cols-1 gap-2 sm:gap-3 overflow-y-auto overscroll-contain rounded-card border border-line bg-raised/95 p-3.5 max-sm:py-2 text-ink shadow-e3"
    >
      <Chips
        legend={t('videos.player.speed')}
        value={speed}
        options={speeds.map((value) => ({
          value,
          label: value === 1 ? t('videos.player.normal') : `${format.number(value)}×`,
        }))}
        onChoose={onSpeed}
      />
      {film.heights.length > 1 ? (
        <Chips
          legend={t('videos.player.quality')}
          value={film.chosen ?? 0}
          options={[{ value: 0, label: line }, ...film.heights.map((value) => ({ value, label: `${value}p` }))]}
          onChoose={(height) => film.choose(height === 0 ? null : height)}
        />
      ) : null}
    </section>
  );
}
