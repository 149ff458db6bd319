import Supercluster from 'supercluster';
import type { SearchMarker } from '../../contract/index.ts';

/** What stands at one place of the map at a zoom: somebody, or several with the zoom at which they fall apart. */
export interface MapSpot {
  readonly key: string;
  readonly lat: number;
  readonly long: number;
  readonly count: number;
  readonly online: number;
  /** Who it is, where it is one. */
  readonly name: string | null;
  /** The zoom at which several fall apart; null for one, and for a square the server has told as one. */
  readonly opensAt: number | null;
}

/** Deepest zoom, as maps of tiles count it: somebody's place is blurred by kilometres, so nearer says nothing. */
export const deepest = 10;

interface Sum {
  count: number;
  online: number;
}

/** Puts markers that would cover each other together, at any zoom. */
export function clustersOf(markers: readonly SearchMarker[]): (zoom: number) => MapSpot[] {
  const index = new Supercluster<SearchMarker, Sum>({
    radius: 56,
    maxZoom: deepest - 1,
    map: ({ count, online }) => ({ count, online }),
    reduce: (sum, { count, online }) => {
      sum.count += count;
      sum.online += online;
    },
  });
  index.load(
    markers.map((marker) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [marker.long, marker.lat] },
      properties: marker,
    })),
  );
  return (zoom) =>
    index
      .getClusters([-180, -85, 180, 85], Math.max(0, Math.min(deepest, Math.floor(zoom))))
      .map(({ geometry, properties }): MapSpot => {
        const [long = 0, lat = 0] = geometry.coordinates;
        const { count, online } = properties;
        if ('cluster_id' in properties) {
          const { cluster_id: id } = properties;
          return {
            key: `c${id}`,
            lat,
            long,
            count,
            online,
            name: null,
            opensAt: Math.min(deepest, index.getClusterExpansionZoom(id)),
          };
        }
        const key = properties.actorId === null ? `s${lat}:${long}` : `a${properties.actorId}`;
        return { key, lat, long, count, online, name: properties.name, opensAt: null };
      })
      // As one reads: from north to south, and in a band from west to east.
      .sort((one, other) => Math.round(other.lat - one.lat) || one.long - other.long);
}
