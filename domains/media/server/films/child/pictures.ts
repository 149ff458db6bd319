import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilterAPI } from 'node-av/api';
import type { Frame } from 'node-av/lib';
import sharp from 'sharp';
import { posterFile } from '../keys.ts';
import type { OpenedFilm } from './open-film.ts';
import { fitting, scaleTo } from './sizes.ts';

/** Pixels of the long edge of small pictures and of the poster, and how close small pictures are at first, ms. */
const edges = { tile: 160, poster: 1280 };
const closestMs = 1000;
/** How much the light of a picture differs for it to show something (standard deviation of 0 to 255). */
const showsSomething = 12;
/** A poster is looked for in so much of the film, ms. */
const posterWithin = { from: 1000, to: 60_000 };

/** Takes small pictures from a film while it is decoded, a second apart, then two, four ...; and its poster. */
export class PictureTaker {
  readonly #film: OpenedFilm;
  readonly #largest: { width: number; height: number };
  readonly #folder: string;
  readonly #most: number;
  readonly #tiles: { at: number; body: Buffer }[] = [];
  #everyMs = closestMs;
  #nextAt = 0;
  /** How much its light differs, and that it is a good one. */
  #poster: { deviation: number; isSettled: boolean } | null = null;

  /** `largest`: the size of the largest rendition, which no picture is above. */
  constructor(film: OpenedFilm, largest: { width: number; height: number }, folder: string, most: number) {
    this.#film = film;
    this.#largest = largest;
    this.#folder = folder;
    this.#most = most;
  }

  /** Looks at a frame that is shown at `at` ms. */
  async look(frame: Frame, at: number): Promise<void> {
    if (at < this.#nextAt) return;
    this.#nextAt = (Math.floor(at / this.#everyMs) + 1) * this.#everyMs;
    const tile = await this.#pixels(frame, edges.tile);
    if (this.#tiles.length === this.#most) this.#thinOut();
    if (at % (this.#everyMs * 2) < this.#everyMs || this.#tiles.length < this.#most) {
      const body = await sharp(tile.data, { raw: tile.info }).webp({ quality: 70 }).toBuffer();
      this.#tiles.push({ at, body });
    }
    if (this.#poster?.isSettled || (this.#poster && at > posterWithin.to)) return;
    const { channels } = await sharp(tile.data, { raw: tile.info }).greyscale().stats();
    const deviation = channels[0]?.stdev ?? 0;
    const isSettled = at >= posterWithin.from && deviation >= showsSomething;
    if (this.#poster && !isSettled && deviation <= this.#poster.deviation) return;
    this.#poster = { deviation, isSettled };
    const large = await this.#pixels(frame, edges.poster);
    await writeFile(
      join(this.#folder, posterFile),
      await sharp(large.data, { raw: large.info }).webp({ quality: 82 }).toBuffer(),
    );
  }

  /** Writes the small pictures; answers when each is shown, ms. */
  async finish(): Promise<number[]> {
    await Promise.all(this.#tiles.map(({ body }, index) => writeFile(join(this.#folder, `tile-${index}.webp`), body)));
    return this.#tiles.map(({ at }) => at);
  }

  #thinOut(): void {
    this.#everyMs *= 2;
    const kept = this.#tiles.filter((_, index) => index % 2 === 0);
    this.#tiles.splice(0, this.#tiles.length, ...kept);
  }

  async #pixels(frame: Frame, edge: number) {
    const size = fitting(this.#largest, edge);
    using filter = FilterAPI.create(`${scaleTo(this.#film.shown, size)},setsar=1,${this.#film.upright}format=rgb24`);
    const [shown] = await filter.processAll(frame.clone());
    const data = shown?.toBuffer();
    if (!shown || !data) throw new Error('no picture');
    const { width, height } = shown;
    shown.free();
    return { data, info: { width, height, channels: 3 } as const };
  }
}
