import { leastPeople } from '../../contract/heat-maps.ts';
import type { Point } from '../index-of-actors/sphere.ts';
import { earthKm } from '../index-of-actors/sphere.ts';

/** Height of a row of cells, degrees: 22.2 km. */
const rowDegrees = 0.2;
const rows = 180 / rowDegrees;
/** Width of a cell at its narrower edge, km, at least. */
const widthKm = 22;
/** Above the most cells that any row has. */
const rowStep = 2000;
const radians = Math.PI / 180;

/** How many cells a row has: as many as are wide enough at the edge nearer to its pole. */
function columnsOf(row: number): number {
  const edge = Math.max(Math.abs(row * rowDegrees - 90), Math.abs((row + 1) * rowDegrees - 90));
  return Math.max(1, Math.floor((2 * Math.PI * earthKm * Math.cos(Math.min(90, edge) * radians)) / widthKm));
}

/** The cell a point lies in: there is one grid for everybody and always, so that two answers never cut across each other. */
export function cellOf({ lat, long }: Point): number {
  const row = Math.max(0, Math.min(rows - 1, Math.floor((lat + 90) / rowDegrees)));
  const columns = columnsOf(row);
  const share = ((((long + 180) % 360) + 360) % 360) / 360;
  return row * rowStep + Math.min(columns - 1, Math.floor(share * columns));
}

/** The edges of a cell, degrees. */
export function edgesOf(cell: number): { south: number; west: number; north: number; east: number } {
  const row = Math.floor(cell / rowStep);
  const step = 360 / columnsOf(row);
  const west = (cell % rowStep) * step - 180;
  const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
  const south = row * rowDegrees - 90;
  return { south: rounded(south), west: rounded(west), north: rounded(south + rowDegrees), east: rounded(west + step) };
}

/** The middle of a cell. */
export function middleOf(cell: number): Point {
  const { south, west, north, east } = edgesOf(cell);
  return { lat: (south + north) / 2, long: (west + east) / 2 };
}

/** What is told of so many people: whole steps of {@link leastPeople}, zero below one. */
export const toldOf = (people: number): number => Math.floor(people / leastPeople) * leastPeople;

/** People by cell, and what is told of them; cells with too few are not in it. */
export function published(people: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...people].map(([cell, count]) => [cell, toldOf(count)] as const).filter(([, told]) => told > 0));
}

/** Adds up who is interested in whom: by performer and cell, each person once. */
export function createTally() {
  const byActor = new Map<number, Map<number, number>>();
  return {
    /** A person of a cell and whom they are interested in, however often and for whatever reason; each person is added once. */
    add(cell: number, actorIds: Iterable<number>): void {
      for (const actorId of new Set(actorIds)) {
        const cells = byActor.get(actorId) ?? new Map<number, number>();
        byActor.set(actorId, cells);
        cells.set(cell, (cells.get(cell) ?? 0) + 1);
      }
    },
    /** By performer what is told, without those of whom nothing is. */
    told(): Map<number, ReadonlyMap<number, number>> {
      return new Map(
        [...byActor].map(([id, cells]) => [id, published(cells)] as const).filter(([, told]) => told.size > 0),
      );
    },
  };
}
