import type { Page } from 'playwright-core';

interface Heard {
  heardLevel?: () => number;
}

/** Runs in the page before its own code: whatever it connects to the loudspeaker is measured on the way. */
export function tapSound(): void {
  const taps: AnalyserNode[] = [];
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode, ...rest: number[]) => AudioNode;
  AudioNode.prototype.connect = function tapped(this: AudioNode, to: AudioNode, ...rest: number[]) {
    if (to === this.context.destination) {
      const tap = new AnalyserNode(this.context, { fftSize: 2048 });
      taps.push(tap);
      connect.call(this, tap);
    }
    return connect.call(this, to, ...rest);
  } as typeof AudioNode.prototype.connect;
  (window as Heard).heardLevel = () => {
    const levels = taps.map((tap) => {
      const samples = new Float32Array(tap.fftSize);
      tap.getFloatTimeDomainData(samples);
      return Math.max(...samples.map(Math.abs));
    });
    return Math.max(0, ...levels);
  };
}

/** How loud it is at the person's loudspeaker now, 0 to 1. */
export function heardLevel(page: Page): Promise<number> {
  return page.evaluate(() => (window as Heard).heardLevel?.() ?? 0);
}
