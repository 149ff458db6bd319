/** What a publisher's own program sends, in one form, whatever it came by. Times in ms, as the publisher counts. */

/** Sound as it comes. */
export type IncomingSound = { readonly codec: 'opus' } | { readonly codec: 'aac'; readonly config: Buffer };

export type Incoming =
  /** A picture, complete; a keyframe has its parameter sets in front. Units without start codes. */
  | {
      readonly type: 'picture';
      readonly mediaMs: number;
      readonly isKey: boolean;
      readonly units: readonly Buffer[];
      readonly shownLater: boolean;
      /** Pictures before it were lost on the way, keyframes among them perhaps. */
      readonly afterLoss?: boolean;
    }
  | { readonly type: 'sound'; readonly mediaMs: number; readonly data: Buffer }
  | { readonly type: 'soundFormat'; readonly sound: IncomingSound }
  /** Something that is not carried here, by its name: "hevc", "mp3". */
  | { readonly type: 'foreign'; readonly kind: 'picture' | 'sound'; readonly codec: string };

/** Sees to it that every keyframe has its parameter sets in front, also where they were sent once. */
export class ParameterSets {
  #sps: Buffer[] = [];
  #pps: Buffer[] = [];

  /** Sets of a header, which hold from here on. */
  replace(sps: readonly Buffer[], pps: readonly Buffer[]): void {
    this.#sps = [...sps];
    this.#pps = [...pps];
  }

  /** The units of a picture, with parameter sets where it is a keyframe; null for one that nobody could decode yet. */
  complete(units: readonly Buffer[], isKey: boolean, typeOf: (unit: Buffer) => number): Buffer[] | null {
    const sps = units.filter((unit) => typeOf(unit) === 7);
    const pps = units.filter((unit) => typeOf(unit) === 8);
    if (sps.length > 0) this.#sps = sps.map((unit) => Buffer.from(unit));
    if (pps.length > 0) this.#pps = pps.map((unit) => Buffer.from(unit));
    const picture = units.filter((unit) => ![7, 8, 9, 12].includes(typeOf(unit)));
    if (!isKey) return picture.length > 0 ? picture : null;
    if (this.#sps.length === 0 || this.#pps.length === 0) return null;
    return [...this.#sps, ...this.#pps, ...picture];
  }
}
