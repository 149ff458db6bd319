import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Poster } from '../live/live-card.tsx';
import { ToastProvider } from '../primitives/toast.tsx';
import type { Density } from '../shell/app-shell.tsx';
import { Cards } from './cards.tsx';
import { Figures, Lists, States } from './content.tsx';
import { Buttons, Fields, Overlays } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Notices } from './notices.tsx';
import { Room } from './room.tsx';
import { Shells, ShowcaseBottomNav, ShowcaseTopBar } from './shells.tsx';
import { drawnPoster } from './words.ts';

/** Props of `Showcase`. */
export type ShowcaseProps = {
  density?: Density | undefined;
  /** Pictures for cards and tiles; abstract light stands in for missing ones. */
  pictures?: readonly Poster[] | undefined;
  /** Epoch ms at rendering, so that server and browser draw the same countdowns. */
  now: number;
};

/** Every part in every state, with made-up words: for looking, for the visual checks, for axe. */
export function Showcase({ density = 'generous', pictures = [], now }: ShowcaseProps): ReactNode {
  const [start] = useState(now);
  const poster = (place: number) => pictures[place % Math.max(1, pictures.length)] ?? drawnPoster(place);
  return (
    <ToastProvider regionLabel="Messages ({hotkey})" closeLabel="Close">
      <div data-density={density} className="bg-canvas pb-20">
        <ShowcaseTopBar />
        <main className="page grid grid-cols-[minmax(0,1fr)] gap-14 py-8">
          <h1 className="font-extrabold text-3xl">All parts</h1>
          <Cards poster={poster} />
          <Room poster={poster(0)} />
          <Foundations />
          <Buttons />
          <Fields />
          <Overlays />
          <Figures now={start} />
          <Lists />
          <States />
          <Notices />
          <Shells />
        </main>
        <ShowcaseBottomNav />
      </div>
    </ToastProvider>
  );
}
