import type { CapturedSound } from './publisher-messages.ts';
import type { WorkletScope } from './worklet-scope.ts';

const scope = globalThis as unknown as WorkletScope;
/** Render quanta of 128 frames in one message: 10.7 ms at 48 kHz. */
const quanta = 4;
const quantumFrames = 128;

/** Hands captured sound to the publisher's worker, past the page's main thread. */
class Capture extends scope.AudioWorkletProcessor {
  #port: MessagePort | null = null;
  #filled = 0;
  #channels: Float32Array<ArrayBuffer>[] = [];

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<{ port: MessagePort }>) => {
      this.#port = data.port;
    };
  }

  process(inputs: Float32Array[][]): boolean {
    const input = inputs[0]!;
    if (input.length === 0 || !this.#port) return true;
    if (this.#channels.length !== input.length) {
      this.#channels = input.map(() => new Float32Array(quanta * quantumFrames));
      this.#filled = 0;
    }
    this.#channels.forEach((channel, index) => {
      channel.set(input[index]!, this.#filled * quantumFrames);
    });
    this.#filled += 1;
    if (this.#filled === quanta) {
      const channels = this.#channels;
      this.#channels = [];
      this.#port.postMessage(
        { channels } satisfies CapturedSound,
        channels.map((channel) => channel.buffer),
      );
    }
    return true;
  }
}

scope.registerProcessor('frames-capture', Capture);
