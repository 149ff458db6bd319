import { createHmac } from 'node:crypto';

/** A point on the earth, in degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Mean radius of the earth, km. */
export const earthKm = 6371;

/** How far from the middle of her area somebody is shown, km. */
export const blurKm = { least: 5, most: 9 } as const;

const radians = Math.PI / 180;

/** The point as a vector of length one: distances of many are dot products. */
export function vectorOf({ lat, long }: Point): readonly [number, number, number] {
  const flat = Math.cos(lat * radians);
  return [flat * Math.cos(long * radians), flat * Math.sin(long * radians), Math.sin(lat * radians)];
}

/** The way between two points over the ground, km. */
export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  return kmOfChord((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}

/** The way over the ground, km, between two points whose vectors lie apart by the root of this. */
export const kmOfChord = (squared: number): number => 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** The same the other way round: what {@link kmOfChord} is asked with. */
export const chordOfKm = (km: number): number => (2 * Math.sin(Math.min(km / earthKm, Math.PI) / 2)) ** 2;

/** The point so many km from another, in a direction (radians from north, clockwise). */
export function pointAt({ lat, long }: Point, km: number, direction: number): Point {
  const way = km / earthKm;
  const north = Math.asin(
    Math.sin(lat * radians) * Math.cos(way) + Math.cos(lat * radians) * Math.sin(way) * Math.cos(direction),
  );
  const east =
    long * radians +
    Math.atan2(
      Math.sin(direction) * Math.sin(way) * Math.cos(lat * radians),
      Math.cos(way) - Math.sin(lat * radians) * Math.sin(north),
    );
  return { lat: north / radians, long: ((east / radians + 540) % 360) - 180 };
}

/**
 * Where somebody of an area is shown: always the same place for the same person and area, whoever asks and however often, 5 to 9 km from the
 * area's town. Nobody without the secret can tell the way back, and there is no second answer to take a mean of.
 */
export function blurredPoint(secret: Uint8Array, actorId: number, area: Point & { readonly code: string }): Point {
  const drawn = createHmac('sha256', secret).update(`${actorId}:${area.code}`).digest();
  const share = (at: number): number => drawn.readUInt32BE(at) / 2 ** 32;
  const km = blurKm.least + share(0) * (blurKm.most - blurKm.least);
  const { lat, long } = pointAt(area, km, share(4) * 2 * Math.PI);
  return { lat: Math.round(lat * 1e4) / 1e4, long: Math.round(long * 1e4) / 1e4 };
}
