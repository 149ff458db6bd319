import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GridMode } from '../../contract/index.ts';
import { standardGrid, storeTileGridSettings } from '../../contract/index.ts';
import { BegunRow } from '../parts/begun-row.tsx';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { EndlessItems } from './endless-items.tsx';
import { LibraryControls } from './library-controls.tsx';
import type { LoadedLibrary } from './load-library.ts';
import { NothingHere } from './nothing-here.tsx';

/** A guest's media library: what was bought, pinned or archived, in the order and with the words the address asks for. */
export function LibraryPage({ before }: { before: ReactNode }): ReactNode {
  const t = useMessages();
  const { mediaType, wish, items, begun, total, mode: kept } = useLoaderData<LoadedLibrary>();
  const [mode, setMode] = useKeptMode(kept);
  return (
    <LibraryFrame before={before} title={t(`library.title.${mediaType}`)} place={{ mediaType, wish }}>
      <BegunRow items={begun} />
      {total > 0 || wish.search !== '' || wish.origin !== null ? (
        <LibraryControls mode={mode} onMode={setMode} />
      ) : null}
      {items.length > 0 ? <EndlessItems mode={mode} /> : <NothingHere mediaType={mediaType} wish={wish} />}
    </LibraryFrame>
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
