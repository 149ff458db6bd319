/** A soft two-tone call, until stopped. Silent where the browser waits for a first press. */
export function playRingTone(): () => void {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: 0.12 });
  out.connect(context.destination);
  const call = (): void => {
    for (const [at, frequency] of [
      [0, 660],
      [0.22, 880],
    ] as const) {
      const tone = new OscillatorNode(context, { type: 'sine', frequency });
      const swell = new GainNode(context, { gain: 0 });
      const start = context.currentTime + at;
      swell.gain.linearRampToValueAtTime(1, start + 0.03);
      swell.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
      tone.connect(swell).connect(out);
      tone.start(start);
      tone.stop(start + 0.45);
    }
  };
  call();
  const timer = setInterval(call, 1800);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
