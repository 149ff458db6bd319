import { ArrowDown, ArrowUp, GripVertical, ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeSlide } from '../../contract/office.ts';
import { useGoalWords } from './goal-words.ts';
import { SlideStateMark } from './state-mark.tsx';

/** What a dragged slide is called on its way. */
const dragged = 'application/x-jumbotron-slide';

/** When a slide stands, in words; null where nothing bounds it. */
function useTimes(): (slide: Pick<OfficeSlide, 'validFrom' | 'validUntil'>) => string | null {
  const t = useMessages();
  const format = useFormat();
  return ({ validFrom, validUntil }) => {
    const from = validFrom === null ? '' : format.dateTime(validFrom);
    const until = validUntil === null ? '' : format.dateTime(validUntil);
    if (from && until) return t('jumbotrons.office.fromUntil', { from, until });
    if (from) return t('jumbotrons.office.from', { from });
    return until ? t('jumbotrons.office.until', { until }) : null;
  };
}

/** A slide in the list: dragged or moved by arrows, turned on and off, and its way to the editor. */
export function SlideRow({
  slide,
  number,
  total,
  isBusy,
  onMove,
  onTake,
  onSwitch,
}: {
  slide: OfficeSlide;
  number: number;
  total: number;
  isBusy: boolean;
  /** To a place, from 0. */
  onMove: (place: number) => void;
  /** Another one was dropped here. */
  onTake: (id: number) => void;
  onSwitch: (isOn: boolean) => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const goal = useGoalWords();
  const times = useTimes()(slide);
  const { id, places, state, isOn, audience, ageRating, thumbnail, views, presses } = slide;
  const title = slide.title || t('jumbotrons.office.untitled');
  const facts = [
    ...places.map((place) => t(`jumbotrons.office.place.${place}`)),
    goal(slide),
    ...(audience === 'everybody' ? [] : [t(`jumbotrons.office.audience.${audience}`)]),
    ...(ageRating === 12 ? [] : [t('jumbotrons.office.fromAge', { age: ageRating })]),
    ...(times ? [times] : []),
  ];
  return (
    <li
      data-edge
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={(event) => {
        const other = Number(event.dataTransfer.getData(dragged));
        if (!other || other === id || isBusy) return;
        event.preventDefault();
        onTake(other);
      }}
    >
      <span
        aria-hidden
        draggable={!isBusy}
        onDragStart={(event) => event.dataTransfer.setData(dragged, String(id))}
        className="cursor-grab text-subtle max-sm:hidden"
      >
        <GripVertical className="size-5" />
      </span>
      <span className="grid aspect-[10/4] w-28 place-items-center overflow-hidden rounded-control bg-hover text-subtle sm:w-40">
        {thumbnail ? (
          <img
            data-picture
            src={thumbnail}
            alt=""
            loading="lazy"
            draggable={false}
            className="size-full object-cover"
          />
        ) : (
          <ImageOff aria-hidden className="size-6" />
        )}
      </span>
      <div className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <LocalLink
            to="jumbotrons.officeSlide"
            params={{ slideId: id }}
            className="min-w-0 font-semibold [overflow-wrap:anywhere]"
          >
            {title}
          </LocalLink>
          <SlideStateMark state={state} />
        </span>
        <span className="text-muted text-sm [overflow-wrap:anywhere]">{facts.join(' · ')}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-subtle">
          <Figure>{t('jumbotrons.office.views', { count: views })}</Figure>
          <Figure>{t('jumbotrons.office.presses', { count: presses })}</Figure>
          {views > 0 ? <Figure>{format.percent(presses / views)}</Figure> : null}
        </span>
      </div>
      <div className="flex items-center justify-end gap-1 max-sm:col-span-2">
        <Switch
          label={<span className="sr-only">{t('jumbotrons.office.onOf', { title })}</span>}
          checked={isOn}
          disabled={isBusy}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        <IconButton
          label={t('jumbotrons.office.earlier', { title })}
          icon={<ArrowUp aria-hidden />}
          disabled={isBusy || number === 1}
          onClick={() => onMove(number - 2)}
        />
        <IconButton
          label={t('jumbotrons.office.later', { title })}
          icon={<ArrowDown aria-hidden />}
          disabled={isBusy || number === total}
          onClick={() => onMove(number)}
        />
      </div>
    </li>
  );
}
