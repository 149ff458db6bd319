import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Poster } from '../live/live-card.tsx';
import type { Density } from '../shell/app-shell.tsx';
import type { Theme } from '../shell/theme-toggle.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import { Cards } from './cards.tsx';
import { Charts } from './charts.tsx';
import { Figures, Lists, States } from './content.tsx';
import { Buttons, Fields, Overlays } from './controls.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { LongLists } from './long-lists.tsx';
import { Notices } from './notices.tsx';
import { Room } from './room.tsx';
import { Shells, ShowcaseBottomNav, ShowcaseTopBar } from './shells.tsx';
import { Viewing } from './viewing.tsx';
import { drawnPoster } from './words.ts';
import { Work } from './work.tsx';

/** Props of `Showcase`. */
export type ShowcaseProps = {
  density?: Density | undefined;
  /** Pictures for cards and tiles; abstract light stands in for missing ones. */
  pictures?: readonly Poster[] | undefined;
  /** Epoch ms at rendering, so that server and browser draw the same countdowns. */
  now: number;
};

/** The theme of the whole page while it is looked at here, with what floats above it. 'auto' is what was chosen elsewhere. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    if (theme === 'auto') return undefined;
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);
  return [theme, setTheme];
}

/** Every part in every state, with made-up words: for looking, for the visual checks, for axe. */
export function Showcase({ density = 'generous', pictures = [], now }: ShowcaseProps): ReactNode {
  const [start] = useState(now);
  const [theme, setTheme] = useTheme();
  const poster = (place: number) => pictures[place % Math.max(1, pictures.length)] ?? drawnPoster(place);
  return (
    <div data-density={density} className="bg-canvas pb-20">
      <ShowcaseTopBar />
      <main className="page grid grid-cols-[minmax(0,1fr)] gap-14 py-8">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-extrabold text-3xl">All parts</h1>
          <ThemeToggle
            value={theme}
            onChange={setTheme}
            labels={{ legend: 'Theme of this page', auto: 'As set', dark: 'Dark', light: 'Light' }}
          />
        </header>
        <Cards poster={poster} />
        <Room poster={poster(0)} />
        <Foundations />
        <Buttons />
        <Fields />
        <Forms />
        <Overlays />
        <Viewing poster={poster} />
        <Figures now={start} />
        <Charts />
        <Lists />
        <States />
        <Notices />
        <LongLists />
        <Work />
        <Shells />
      </main>
      <ShowcaseBottomNav />
    </div>
  );
}
