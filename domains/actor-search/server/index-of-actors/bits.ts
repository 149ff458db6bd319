/** A set of places, one bit each; all sets of an index are equally long. */
export type Bits = Uint32Array<ArrayBuffer>;

/** An empty set for so many places. */
export const emptyBits = (places: number): Bits => new Uint32Array(Math.ceil(places / 32));

export const setBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};

export const clearBit = (bits: Bits, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
};

export const hasBit = (bits: Bits, place: number): boolean => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

/** The same set with room for more places. */
export function grown(bits: Bits, places: number): Bits {
  const larger = emptyBits(places);
  larger.set(bits);
  return larger;
}

/** Puts what both have into the first. */
export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] as number) & (other[at] as number);
}

/** Adds what the other has to the first. */
export function unite(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] as number) | (other[at] as number);
}

/** Takes what the other has out of the first. */
export function without(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] as number) & ~(other[at] as number);
}

/** How many bits of a word are set (Hacker's Delight, 5-2). */
function onesOf(word: number): number {
  const nibbles = nibblesOf(word);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits of a word, summed up by nibbles: three of them still fit. */
function nibblesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** How many places are in both sets; three words are summed up together. */
export function countBoth(one: Bits, other: Bits): number {
  const { length } = one;
  let count = 0;
  let at = 0;
  for (; at + 2 < length; at += 3) {
    const three =
      nibblesOf((one[at] as number) & (other[at] as number)) +
      nibblesOf((one[at + 1] as number) & (other[at + 1] as number)) +
      nibblesOf((one[at + 2] as number) & (other[at + 2] as number));
    count += Math.imul((three & 0x0f0f0f0f) + ((three >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  for (; at < length; at += 1) count += onesOf((one[at] as number) & (other[at] as number));
  return count;
}

/** How many places are in the set. */
export const countOf = (bits: Bits): number => countBoth(bits, bits);

/** Calls for every place of the set, the lowest first. */
export const eachPlace = (bits: Bits, visit: (place: number) => void): void => eachOfBoth(bits, bits, visit);

/** Calls for every place of both sets, the lowest first. */
export function eachOfBoth(one: Bits, other: Bits, visit: (place: number) => void): void {
  for (let at = 0; at < one.length; at += 1) {
    let word = (one[at] as number) & (other[at] as number);
    while (word !== 0) {
      visit((at << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}
