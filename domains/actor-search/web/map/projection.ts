import type { GeoProjection } from 'd3-geo';
import { geoMercator } from 'd3-geo';

/** The drawing's own size, in units of its view box; the page makes it as wide as there is room. */
export const drawing = { width: 800, height: 600 } as const;

/** What the map shows at first, and no farther away: the countries whose areas we know, degrees. */
export const region = { west: -11, south: 36, east: 18, north: 56 } as const;

/** Web Mercator with the region filling the drawing. */
export function regionProjection(): GeoProjection {
  const { west, south, east, north } = region;
  return geoMercator().fitSize([drawing.width, drawing.height], {
    type: 'MultiPoint',
    coordinates: [
      [west, south],
      [east, north],
    ],
  });
}

/** Which zoom of tile maps (256 units a world) a scale of the drawing is. */
export const tileZoom = (projection: GeoProjection, scale: number): number =>
  Math.log2((projection.scale() * 2 * Math.PI * scale) / 256);
