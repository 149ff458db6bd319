import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { setArchived } from './archive.ts';
import type { Context } from './deps.ts';
import { download, downloadLink, readDownloadable, setDownloadable } from './downloads.ts';
import { fillLibraries } from './fill.ts';
import { addEntry, thingChanged, unpinEntry } from './keep.ts';
import { libraryData } from './personal-data.ts';
import type { LibraryPort } from './port.ts';
import { readLibrary } from './read-library.ts';
import { refreshStale, refreshThing } from './refresh.ts';
import { librarySettings } from './settings.ts';
import { readGrid, storeSettings } from './tile-grid.ts';
import { readBegun, readTotals } from './totals.ts';

export type {
  Downloads,
  Given,
  GridSort,
  GridTile,
  Kept,
  LibraryCount,
  LibraryPort,
  LibrarySource,
  LibraryThing,
  OriginType,
  SourceType,
  TileGridSource,
} from './port.ts';
export { libraryCounts, librarySources, tileGridSources } from './port.ts';

/** Tables of the domain, for tests and the start. */
export const libraryTables = { name: 'library', folder: new URL('./migrations', import.meta.url) };

/** What guests keep of other domains' things, and the grids these are shown in. */
export interface Library extends DomainServer, LibraryPort {}

/** The library on this kit. */
export function createLibrary(kit: Kit): Library {
  let isStarted = false;
  const ctx: Context = { kit, canSend: () => isStarted || kit.config.DEMO === 'off' };
  return {
    name: 'library',
    migrations: libraryTables,
    add: (tx, entry) => addEntry(ctx, tx, entry),
    unpin: unpinEntry,
    changed: (tx, thing) => thingChanged(ctx, tx, thing),
    async start() {
      isStarted = true;
    },
    handlers: [
      resolve(contract.mediaLibrary, (ask, { caller }) => readLibrary(ctx, caller, ask)),
      resolve(contract.mediaLibraryTotals, (_, { caller }) => readTotals(ctx, caller)),
      resolve(contract.continueWatching, ({ first }, { caller }) => readBegun(ctx, caller, first)),
      resolve(contract.archiveMedia, (thing, { caller }) => setArchived(ctx, caller.accountId, thing, true)),
      resolve(contract.unarchiveMedia, (thing, { caller }) => setArchived(ctx, caller.accountId, thing, false)),
      handle(contract.getTileGrid, ({ params }, { caller }) => readGrid(ctx, caller, params)),
      handle(contract.storeTileGridSettings, ({ body: { type, settings } }, { caller }) =>
        storeSettings(ctx, caller.accountId, type, settings),
      ),
      handle(contract.getDownloadLink, ({ params }, { caller }) => downloadLink(ctx, caller, params)),
      handle(contract.getDownload, ({ params, query }, { caller }) => download(ctx, caller, params, query)),
      handle(contract.getDownloadable, ({ params }, { caller }) => readDownloadable(ctx, caller.accountId, params)),
      handle(contract.setDownloadable, ({ params, body }, { caller }) =>
        setDownloadable(ctx, caller.accountId, params, body.isAllowed),
      ),
      work(contract.readThing, (thing) => refreshThing(ctx, thing)),
      work(contract.readStale, async () => {
        await fillLibraries(ctx);
        await refreshStale(ctx);
      }),
    ],
  };
}

/** The domain as the application lists it. */
export const libraryDomain = defineDomain({
  name: 'library',
  settings: librarySettings,
  create: createLibrary,
  declares: [extend(personalData, libraryData), extend(reservedPlaces, ['library', 'mediathek'])],
});
