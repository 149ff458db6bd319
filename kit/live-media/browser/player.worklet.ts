import { AudioRing } from './audio-ring.ts';
import type { PlayerReport, ToPlayer } from './viewer-messages.ts';
import type { WorkletScope } from './worklet-scope.ts';

const scope = globalThis as unknown as WorkletScope;
const reportEveryBlocks = 16;

/** Plays decoded sound from a ring buffer, and reports where it is: the clock the picture follows. */
class Player extends scope.AudioWorkletProcessor {
  readonly #ring = new AudioRing(scope.sampleRate);
  #port: MessagePort | null = null;
  #blocks = 0;
  #energy = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<{ port: MessagePort }>) => {
      this.#port = data.port;
      this.#port.onmessage = ({ data: message }: MessageEvent<ToPlayer>) => this.#receive(message);
    };
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const output = outputs[0]!;
    this.#ring.pull(output);
    const first = output[0];
    if (first) for (const sample of first) this.#energy += (sample * sample) / first.length;
    this.#blocks += 1;
    if (this.#blocks === reportEveryBlocks) {
      const level = Math.sqrt(this.#energy / reportEveryBlocks);
      this.#port?.postMessage({ ...this.#ring.state, level } satisfies PlayerReport);
      this.#blocks = 0;
      this.#energy = 0;
    }
    return true;
  }

  #receive(message: ToPlayer): void {
    if ('mediaMs' in message) this.#ring.push(message.mediaMs, message.channels);
    else if ('waitMs' in message) this.#ring.waitMs = message.waitMs;
    else this.#ring.clear();
  }
}

scope.registerProcessor('frames-player', Player);
