/** Options as small numbers, and who has which of them in one array: a hundred thousand performers have some twenty-five each. */
export interface OptionNumbers {
  /** The number of an option; undefined: nobody has had it yet. */
  numberOf(option: string): number | undefined;
  /** How many numbers there are. */
  count(): number;
  /** How many have an option. */
  sizeOf(number: number): number;
  /** Says what the one at a place has, instead of what was said before. */
  put(place: number, options: readonly string[]): void;
  /** Adds one for each option of the one at a place. */
  tally(place: number, into: Int32Array): void;
}

/** Room for so many options of one performer at first; it grows. */
const firstWidth = 32;

export function createOptionNumbers(): OptionNumbers {
  const numbers = new Map<string, number>();
  const sizes: number[] = [];
  let width = firstWidth;
  // By place the numbers plus one; a zero ends them.
  let said = new Uint16Array(width * 1024);
  const room = (place: number, wanted: number): void => {
    if (wanted > width) {
      const wider = new Uint16Array((said.length / width) * wanted);
      for (let at = 0; at * width < said.length; at += 1)
        wider.set(said.subarray(at * width, (at + 1) * width), at * wanted);
      said = wider;
      width = wanted;
    }
    if ((place + 1) * width <= said.length) return;
    const longer = new Uint16Array(Math.max((place + 1) * width, said.length * 2));
    longer.set(said);
    said = longer;
  };
  return {
    numberOf: (option) => numbers.get(option),
    count: () => sizes.length,
    sizeOf: (number) => sizes[number] ?? 0,
    put(place, options) {
      room(place, options.length);
      const from = place * width;
      for (let at = from; at < from + width && said[at] !== 0; at += 1) {
        const number = (said[at] as number) - 1;
        sizes[number] = (sizes[number] as number) - 1;
        said[at] = 0;
      }
      for (const [at, option] of options.entries()) {
        let number = numbers.get(option);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(option, number);
          sizes.push(0);
        }
        sizes[number] = (sizes[number] as number) + 1;
        said[from + at] = number + 1;
      }
    },
    tally(place, into) {
      const from = place * width;
      for (let at = from; at < from + width; at += 1) {
        const number = said[at] as number;
        if (number === 0) return;
        into[number - 1] = (into[number - 1] as number) + 1;
      }
    },
  };
}
