/**
 * The first of many by a score, best first, without sorting the others. Equal scores stand in the order of their numbers.
 * A heap of the best so far, the worst of them on top.
 */
export function createBest(size: number, numberOf: (place: number) => number) {
  const places = new Int32Array(size);
  const scores = new Float64Array(size);
  let filled = 0;
  /** Whether the entry at `a` stands behind the one at `b`. */
  const isBehind = (a: number, b: number): boolean => {
    const [one, other] = [scores[a] as number, scores[b] as number];
    return one !== other ? one < other : numberOf(places[a] as number) > numberOf(places[b] as number);
  };
  const swap = (a: number, b: number): void => {
    const [place, score] = [places[a] as number, scores[a] as number];
    places[a] = places[b] as number;
    scores[a] = scores[b] as number;
    places[b] = place;
    scores[b] = score;
  };
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      let last = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < filled && isBehind(child, last)) last = child;
      if (last === at) return;
      swap(at, last);
      at = last;
    }
  };
  return {
    offer(place: number, score: number): void {
      if (size === 0) return;
      if (filled < size) {
        places[filled] = place;
        scores[filled] = score;
        let at = filled;
        filled += 1;
        while (at > 0 && isBehind(at, (at - 1) >> 1)) {
          swap(at, (at - 1) >> 1);
          at = (at - 1) >> 1;
        }
        return;
      }
      const worst = scores[0] as number;
      if (score < worst || (score === worst && numberOf(place) > numberOf(places[0] as number))) return;
      places[0] = place;
      scores[0] = score;
      sink(0);
    },
    /** The best first; empties it. */
    take(): number[] {
      const found: number[] = [];
      while (filled > 0) {
        found.push(places[0] as number);
        filled -= 1;
        if (filled > 0) {
          swap(0, filled);
          sink(0);
        }
      }
      return found.reverse();
    },
  };
}
