import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';
import type { PageWithPlaces, ReaderFacts, ReaderPlace } from '#kit/web/page/reader-look.ts';
import { textIn } from '#kit/web/page/reader-look.ts';

/** A stretch of a page that is the same for all its readers: as it is, and as a stretch of a deflate stream (RFC 1951). */
interface Stretch {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** A kept page: stretches, and after each but the last a place of its reader. */
export interface PageBytes {
  readonly stretches: readonly Stretch[];
  readonly places: readonly ReaderPlace[];
}

/** Shorter texts are not worth looking for repetitions in, in bytes; a stored block holds at most 65,535. */
const shortest = 512;
// RFC 1952: deflate, no name and no time; written on Unix.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const end = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** A flush ends it on a whole byte and as no last block, so that another stretch may follow. */
const deflated = (plain: Buffer, level: number): Buffer =>
  deflateRawSync(plain, { level, finishFlush: zlib.Z_FULL_FLUSH });

/** Compresses what everybody gets, once. */
export function pageBytes({ texts, places }: PageWithPlaces): PageBytes {
  const stretches = texts.map((text) => {
    const plain = Buffer.from(text);
    return { plain, deflated: deflated(plain, 6) };
  });
  return { stretches, places };
}

/** What a kept page takes in memory, bytes. */
export const weightOf = ({ stretches }: PageBytes): number =>
  stretches.reduce((sum, one) => sum + one.plain.length + one.deflated.length, 0);

/** A block that is stored as it is (RFC 1951 §3.2.4). */
function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(plain.length ^ 0xffff, 3);
  return Buffer.concat([head, plain]);
}

/** The page for one reader, as it is. */
export function plainFor({ stretches, places }: PageBytes, facts: ReaderFacts): Buffer {
  return Buffer.concat(
    stretches.flatMap(({ plain }, at) => {
      const place = places[at];
      return place ? [plain, Buffer.from(textIn(place, facts))] : [plain];
    }),
  );
}

/** The same as a gzip file (RFC 1952): stretches that were compressed before, and between them what is the reader's. */
export function gzipFor({ stretches, places }: PageBytes, facts: ReaderFacts): Buffer {
  const parts: Buffer[] = [gzipHeader];
  let [sum, length] = [0, 0];
  const add = (plain: Buffer, packed: Buffer) => {
    parts.push(packed);
    sum = crc32(plain, sum);
    length += plain.length;
  };
  for (const [at, stretch] of stretches.entries()) {
    add(stretch.plain, stretch.deflated);
    const place = places[at];
    if (!place) continue;
    const own = Buffer.from(textIn(place, facts));
    add(own, own.length < shortest ? stored(own) : deflated(own, 1));
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...parts, end, trailer]);
}
