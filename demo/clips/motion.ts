import { randomFrom } from '../pictures/kit/random.ts';
import type { Pose } from '../pictures/kit/rig.ts';
import { loopSeconds } from './sound/play.ts';

/** Moves of one person over the loop: sums of whole turns, all at rest at its start. */
export function motionOf(seed: string, base: Partial<Pose>): (at: number) => Partial<Pose> {
  const random = randomFrom(`${seed}/motion`);
  const side = random() < 0.5 ? -1 : 1;
  const blinks = [1.1 + random(), 3.7 + random(), 6.1 + random() * 0.9];
  const nod = 2 + Math.floor(random() * 2);
  return (at) => {
    const turns = at / loopSeconds;
    const wave = (times: number) => Math.sin(2 * Math.PI * times * turns);
    const blink = Math.max(0, ...blinks.map((moment) => 1 - Math.abs(at - moment) / 0.13));
    return {
      ...base,
      turn: (base.turn ?? 0) + side * (0.32 * wave(1) + 0.14 * wave(3)),
      tilt: (base.tilt ?? 0) + side * (2.2 * wave(2) - 1.2 * wave(1)),
      lean: (base.lean ?? 0) - side * 1.2 * wave(1),
      lift: 2.4 * wave(nod),
      breath: 0.5 - 0.5 * Math.cos(2 * Math.PI * 2 * turns),
      gaze: (base.gaze ?? 0) - side * 0.5 * Math.max(0, wave(1)) ** 2,
      blink: Math.min(1, blink * 1.3),
      phase: turns,
    };
  };
}
