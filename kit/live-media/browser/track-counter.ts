/** What an object of a track bears: its group (begun by a keyframe), its place in the track, its capture time. */
export interface ObjectNumbers {
  group: number;
  sequence: number;
  /** Microseconds since the epoch by the publisher. */
  timestampUs: number;
}

/** Numbers the objects of one track without a gap; its time continues whatever source, encoder or clock it comes from. */
export class TrackCounter {
  #last: ObjectNumbers = { group: 0, sequence: 0, timestampUs: 0 };

  /** Numbers of the next object, captured at `capturedUs`. */
  next(keyframe: boolean, capturedUs: number): ObjectNumbers {
    const { group, sequence, timestampUs } = this.#last;
    this.#last = {
      group: keyframe ? group + 1 : group,
      sequence: sequence + 1,
      timestampUs: Math.max(timestampUs + 1, capturedUs),
    };
    return this.#last;
  }
}
