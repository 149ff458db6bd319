import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { LibraryActor, LibraryImages, LibraryPrice } from './shapes.ts';

/** Orders of tile grids (spec 3 §3). */
export const gridSorts = ['duration', 'free', 'price', 'rating', 'released', 'sold'] as const;
export const GridSort = z.enum(gridSorts).meta({ id: 'TileGridSort' });
export const GridMode = z.enum(['grid', 'list']).meta({ id: 'TileGridMode' });
export type GridMode = z.infer<typeof GridMode>;

/** How a guest looks at a grid. Columns are those of a wide window; narrower ones have fewer (spec 3 §9). */
export const GridSettings = z
  .object({ sort: GridSort, mode: GridMode, columns: z.int().min(3).max(6) })
  .meta({ id: 'TileGridSettings' });
export type GridSettings = z.infer<typeof GridSettings>;

/** As long as nobody chose otherwise. */
export const standardGrid: GridSettings = { sort: 'released', mode: 'grid', columns: 5 };

/** What the payload of an address says, as JSON. */
export const GridAsk = z
  .object({
    sort: GridSort,
    mode: GridMode,
    first: z.int().min(1).max(60),
    after: z.string().max(200),
    actorId: rowId,
    search: typedText('search').trim().max(100),
  })
  .partial();

export const GridTile = z
  .object({
    id: z.string(),
    title: z.string(),
    path: z.string(),
    images: LibraryImages.nullable(),
    isBlurred: z.boolean(),
    duration: z.int(),
    photos: z.int(),
    price: LibraryPrice,
    likes: z.int(),
    releasedAt: z.number(),
    actor: LibraryActor,
  })
  .meta({ id: 'GridTile' });

const type = z.string().max(30).regex(visiblePattern);

export const getTileGrid = route({
  name: 'getTileGrid',
  method: 'GET',
  path: 'tileGrid/get/{type}/{payload}',
  summary:
    'A page of a tile grid, and how the asking guest looks at grids of its type. One that nobody can answer says `rest-error`.',
  access: anyone,
  params: z.object({ type, payload: z.string().max(1000).regex(visiblePattern) }),
  response: z.object({
    success: z.boolean(),
    error: z.literal('rest-error').nullable(),
    data: z.object({ initialTiles: z.array(GridTile), totalCount: z.int(), next: z.string().nullable() }).nullable(),
    settings: GridSettings,
  }),
});

export const storeTileGridSettings = route({
  name: 'storeTileGridSettings',
  method: 'POST',
  path: 'tileGrid/storeTileGridSettings',
  summary: 'Keeps how a guest looks at grids of a type.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: z.object({ type, settings: GridSettings }),
  response: z.object({ success: z.literal(true), settings: GridSettings }),
  problems: [notFound],
});
