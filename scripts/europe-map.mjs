// Cuts the countries around those whose areas we know out of world-atlas (Natural Earth, public domain; the package ISC), for the map of
// performers: node scripts/europe-map.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const atlas = JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'));
const [west, south, east, north] = [-20, 26, 26, 60];
const { scale, translate } = atlas.transform;

const decoded = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});
const isInside = (polygon) => {
  const points = polygon.flatMap((ring) => ring.flatMap((arc) => decoded[arc < 0 ? ~arc : arc]));
  const longs = points.map(([long]) => long);
  const lats = points.map(([, lat]) => lat);
  const [left, right] = [Math.min(...longs), Math.max(...longs)];
  return right > west && left < east && Math.max(...lats) > south && Math.min(...lats) < north && right - left < 100;
};
const arcs = [];
const places = new Map();
const moved = (arc) => {
  const from = arc < 0 ? ~arc : arc;
  if (!places.has(from)) places.set(from, arcs.push(atlas.arcs[from]) - 1);
  return arc < 0 ? ~places.get(from) : places.get(from);
};
const geometries = atlas.objects.countries.geometries.flatMap(({ id, type, arcs: own }) => {
  const polygons = (type === 'Polygon' ? [own] : type === 'MultiPolygon' ? own : []).filter(isInside);
  if (polygons.length === 0) return [];
  return [{ type: 'MultiPolygon', id, arcs: polygons.map((polygon) => polygon.map((ring) => ring.map(moved))) }];
});
writeFileSync(
  'domains/actor-search/web/map/generated/europe.json',
  JSON.stringify({
    type: 'Topology',
    transform: atlas.transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs,
  }),
);
