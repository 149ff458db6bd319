import { geoPath } from 'd3-geo';
import { useEffect, useState } from 'react';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import europe from './generated/europe.json?url';
import { regionProjection } from './projection.ts';

/** The projection that every map of ours is drawn by. */
export const projection = regionProjection();
const path = geoPath(projection);

/** The countries as paths, fetched with the first map. */
let drawn: Promise<readonly string[]> | undefined;
const countries = (): Promise<readonly string[]> => {
  drawn ??= fetch(europe)
    .then(async (answer) => (await answer.json()) as Topology)
    .then((topology) => {
      const all = feature(topology, topology.objects['countries'] as never) as unknown as GeoJSON.FeatureCollection;
      return all.features.map((one) => path(one) ?? '');
    });
  drawn.catch(() => {
    drawn = undefined;
  });
  return drawn;
};

/** The countries as paths; none until they are there, and where they cannot be fetched: a map still has what stands on it. */
export function useCountries(): readonly string[] {
  const [shapes, setShapes] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    countries().then(
      (paths) => isShown && setShapes(paths),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return shapes;
}
