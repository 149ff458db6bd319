import { select } from 'd3-selection';
import type { ZoomBehavior } from 'd3-zoom';
import { zoom as createZoom, zoomIdentity } from 'd3-zoom';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchMarker } from '../../contract/index.ts';
import type { SearchAddress } from '../parts/address.ts';
import { writeAddress } from '../parts/address.ts';
import type { Results } from '../parts/results-data.ts';
import type { MapSpot } from './clusters.ts';
import { clustersOf, deepest } from './clusters.ts';
import { projection, useCountries } from './countries.ts';
import { drawing, tileZoom } from './projection.ts';

/** Where the drawing is moved to, and how large it is shown. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** How near one may come. */
const mostScale = 2 ** (deepest - tileZoom(projection, 1));

/** Performers on a map of our own: it is moved by dragging, by keys and by its buttons; its markers are buttons in reading order. */
export function SearchMap({
  markers,
  location,
  address,
}: {
  markers: readonly SearchMarker[];
  location: Results['location'];
  address: SearchAddress;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const frame = useRef<SVGSVGElement>(null);
  const zoom = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const [view, setView] = useState<View>({ x: 0, y: 0, k: 1 });
  const shapes = useCountries();
  const spotsAt = useMemo(() => clustersOf(markers), [markers]);
  const level = Math.floor(tileZoom(projection, view.k));
  const spots = useMemo(() => spotsAt(level), [spotsAt, level]);

  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const { width, height } = drawing;
    zoom.current = createZoom<SVGSVGElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [-width * 0.3, -height * 0.3],
        [width * 1.4, height * 1.4],
      ])
      .scaleExtent([1, mostScale])
      .filter((event: MouseEvent | TouchEvent | WheelEvent) => {
        // A page scrolls by one finger and by the wheel; two fingers, or the wheel with a key, move the map.
        if (event.type === 'wheel') return (event as WheelEvent).ctrlKey || (event as WheelEvent).metaKey;
        if ('touches' in event) return event.touches.length > 1;
        return !(event as MouseEvent).button;
      })
      .on('zoom', ({ transform: { x, y, k } }: { transform: View }) => setView({ x, y, k }));
    const selection = select(node);
    selection.call(zoom.current);
    return () => void selection.on('.zoom', null);
  }, []);
  // A place somebody searches near is brought into the middle, once for each.
  const nearKey = location && `${location.lat}:${location.long}:${location.radius}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place counts, not the object
  useEffect(() => {
    if (location)
      show(
        location.long,
        location.lat,
        2 ** Math.max(0, 7 - tileZoom(projection, 1) - Math.log2((location.radius ?? 100) / 50)),
      );
  }, [nearKey]);

  const move = (apply: (behaviour: ZoomBehavior<SVGSVGElement, unknown>) => void): void => {
    if (zoom.current) apply(zoom.current);
  };
  const show = (long: number, lat: number, k: number): void =>
    move((behaviour) => {
      const node = frame.current;
      const [x = 0, y = 0] = projection([long, lat]) ?? [];
      if (!node) return;
      const middle = zoomIdentity.translate(drawing.width / 2, drawing.height / 2);
      behaviour.transform(select(node), middle.scale(Math.min(k, mostScale)).translate(-x, -y));
    });
  const scale = (factor: number): void =>
    move((behaviour) => frame.current && behaviour.scaleBy(select(frame.current), factor));
  const keys: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [60, 0],
    ArrowRight: [-60, 0],
    ArrowUp: [0, 60],
    ArrowDown: [0, -60],
  };
  const press = (spot: MapSpot): void => {
    if (spot.opensAt !== null) show(spot.long, spot.lat, 2 ** (spot.opensAt - tileZoom(projection, 1) + 0.01));
    else show(spot.long, spot.lat, mostScale);
  };
  const nameOf = ({ name, count, online }: MapSpot): string =>
    name === null
      ? t('actor-search.map.several', { count, online })
      : online > 0
        ? t('actor-search.map.live', { name })
        : name;

  return (
    <section aria-label={t('actor-search.map.label')} className="grid gap-2">
      <div className="relative overflow-hidden rounded-card border border-line bg-field">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move what the buttons inside stand on */}
        <div
          className="relative mx-auto aspect-[4/3] w-[min(100%,93dvh)] select-none"
          onKeyDown={(event) => {
            const way = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
            const factor = event.key === '+' ? 1.6 : event.key === '-' ? 1 / 1.6 : null;
            if (!way && factor === null) return;
            event.preventDefault();
            if (factor !== null) scale(factor);
            else if (way && frame.current)
              zoom.current?.translateBy(select(frame.current), way[0] / view.k, way[1] / view.k);
          }}
        >
          <svg
            ref={frame}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            aria-hidden
            className="absolute inset-0 size-full cursor-grab overflow-visible touch-pan-y active:cursor-grabbing"
          >
            <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
              {shapes.map((shape, at) => (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: the countries are always the same
                  key={at}
                  d={shape}
                  className="fill-control/40 stroke-canvas"
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={0.75}
                />
              ))}
              {location?.radius ? <Circle location={location} radius={location.radius} /> : null}
            </g>
          </svg>
          <ul className="m-0 list-none p-0">
            {spots.map((spot) => {
              const [px = 0, py = 0] = projection([spot.long, spot.lat]) ?? [];
              const left = ((px * view.k + view.x) / drawing.width) * 100;
              const top = ((py * view.k + view.y) / drawing.height) * 100;
              if (left < 0 || left > 100 || top < 0 || top > 100) return null;
              const isOne = spot.name !== null;
              const look = cx(
                'hit-44 -translate-1/2 grid place-items-center rounded-full border-2 font-bold text-xs shadow-e2 no-underline',
                spot.online > 0 ? 'border-white bg-accent text-on-accent' : 'border-accent bg-raised text-ink',
                isOne ? 'size-5' : spot.count < 100 ? 'size-9' : 'size-11',
              );
              return (
                <li key={spot.key} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
                  {isOne ? (
                    <Anchor
                      href={to('performers.profile', { actorName: (spot.name ?? '').toLowerCase() })}
                      aria-label={nameOf(spot)}
                      title={nameOf(spot)}
                      className={look}
                    />
                  ) : (
                    <button type="button" aria-label={nameOf(spot)} onClick={() => press(spot)} className={look}>
                      <span translate="no" className="tabular">
                        {format.number(spot.count)}
                      </span>
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        <div className="absolute top-3 right-3 grid gap-2">
          <IconButton
            label={t('actor-search.map.nearer')}
            icon={<Plus />}
            onClick={() => scale(2)}
            className="bg-raised shadow-e2"
          />
          <IconButton
            label={t('actor-search.map.farther')}
            icon={<Minus />}
            onClick={() => scale(0.5)}
            className="bg-raised shadow-e2"
          />
        </div>
        <MiddleSearch view={view} address={address} />
      </div>
      <p className="text-subtle text-xs">{t('actor-search.map.source')}</p>
    </section>
  );
}

/** What lies within the radius, drawn as it lies on the earth. */
function Circle({ location, radius }: { location: NonNullable<Results['location']>; radius: number }): ReactNode {
  const [x = 0, y = 0] = projection([location.long, location.lat]) ?? [];
  const [, north = 0] = projection([location.long, location.lat + radius / 111.2]) ?? [];
  return (
    <circle
      cx={x}
      cy={y}
      r={y - north}
      className="fill-accent/15 stroke-accent"
      strokeWidth={1.5}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Searches around the middle of what the map shows, as far as it shows. */
function MiddleSearch({ view, address }: { view: View; address: SearchAddress }): ReactNode {
  const t = useMessages();
  if (view.k < 1.5) return null;
  const middle = projection.invert?.([(drawing.width / 2 - view.x) / view.k, (drawing.height / 2 - view.y) / view.k]);
  const edge = projection.invert?.([(drawing.width / 2 - view.x) / view.k, -view.y / view.k]);
  if (!middle || !edge) return null;
  const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;
  const radius = Math.min(1000, Math.max(5, Math.round((edge[1] - middle[1]) * 111.2)));
  const point = { lat: rounded(middle[1]), long: rounded(middle[0]) };
  return (
    <Anchor
      href={writeAddress({ ...address, page: 1, point, zip: '', zipCountry: null, radius })}
      className="-translate-x-1/2 absolute bottom-3 left-1/2 inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-raised px-4 font-semibold text-ink text-sm no-underline shadow-e2"
    >
      {t('actor-search.map.here')}
    </Anchor>
  );
}
