import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GridMode } from '../../contract/index.ts';
import { standardGrid, storeTileGridSettings } from '../../contract/index.ts';
import { BegunRow } from '../parts/begun-row.tsx';
import { EndlessItems } from './endless-items.tsx';
import { LibraryControls } from './library-controls.tsx';
import { LibraryTabs } from './library-tabs.tsx';
import type { LoadedLibrary } from './load-library.ts';
import { NothingHere } from './nothing-here.tsx';

/** A guest's media library: what was bought, pinned or archived, in the order and with the words the address asks for. */
export function LibraryPage({ before }: { before: ReactNode }): ReactNode {
  const t = useMessages();
  const { mediaType, wish, items, begun, total, mode: kept } = useLoaderData<LoadedLibrary>();
  const [mode, setMode] = useKeptMode(kept);
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-3 sm:py-6">
        <header className="grid gap-1">
          {before}
          <h1 className="font-extrabold text-2xl leading-tight sm:text-3xl">{t(`library.title.${mediaType}`)}</h1>
        </header>
        <LibraryTabs mediaType={mediaType} wish={wish} />
        <BegunRow items={begun} />
        {total > 0 || wish.search !== '' || wish.origin !== null ? (
          <LibraryControls mode={mode} onMode={setMode} />
        ) : null}
        {items.length > 0 ? <EndlessItems mode={mode} /> : <NothingHere mediaType={mediaType} wish={wish} />}
      </div>
    </div>
  );
}

/** Tiles or lines, as the guest left it on any device. */
function useKeptMode(kept: GridMode): readonly [GridMode, (mode: GridMode) => void] {
  const api = useApi();
  const [mode, setMode] = useState(kept);
  return [
    mode,
    (next) => {
      setMode(next);
      void api.call(storeTileGridSettings, {
        body: { type: 'mediathek', settings: { ...standardGrid, mode: next } },
      });
    },
  ];
}
