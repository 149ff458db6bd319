import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { moodDebounceMs } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';
import { writeAddress } from './address.ts';

const middle = 50;

/** Sorts by how near somebody is to a mood between calm and lively, half a second after the thumb rests (spec 2 §5). */
export function MoodSlider({ address }: { address: SearchAddress }): ReactNode {
  const t = useMessages();
  const navigate = useNavigate();
  const [value, setValue] = useState(address.mood ?? middle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef(address);
  now.current = address;
  useEffect(() => setValue(address.mood ?? middle), [address.mood]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = ([mood = middle]: number[]): void => {
    setValue(mood);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void navigate(writeAddress({ ...now.current, page: 1, mood }), { replace: true, preventScrollReset: true }),
      moodDebounceMs,
    );
  };
  const words = (mood: number): string =>
    mood < 34
      ? t('actor-search.mood.calm')
      : mood < 67
        ? t('actor-search.mood.between')
        : t('actor-search.mood.lively');
  return (
    <div className="grid gap-1">
      <Slider label={t('actor-search.mood.label')} value={[value]} step={5} onValueChange={choose} format={words} />
      <div aria-hidden className="flex justify-between text-subtle text-xs">
        <span>{t('actor-search.mood.calm')}</span>
        <span>{t('actor-search.mood.lively')}</span>
      </div>
    </div>
  );
}
