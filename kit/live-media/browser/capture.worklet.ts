import type { CapturedSound } from './publisher-messages.ts';
import type { WorkletScope } from './worklet-scope.ts';

const scope = globalThis as unknown as WorkletScope;
/** 10 ms at 48 kHz: two of them fill an Opus packet exactly. */
const blockFrames = 480;

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
    if (this.#channels.length !== input.length) this.#start(input.length);
    const length = input[0]!.length;
    for (let at = 0; at < length; ) {
      const count = Math.min(length - at, blockFrames - this.#filled);
      this.#channels.forEach((channel, index) => {
        channel.set(input[index]!.subarray(at, at + count), this.#filled);
      });
      at += count;
      this.#filled += count;
      if (this.#filled === blockFrames) this.#send();
    }
    return true;
  }

  #start(channels: number): void {
    this.#channels = Array.from({ length: channels }, () => new Float32Array(blockFrames));
    this.#filled = 0;
  }

  #send(): void {
    const channels = this.#channels;
    this.#port?.postMessage(
      { channels } satisfies CapturedSound,
      channels.map((channel) => channel.buffer),
    );
    this.#start(channels.length);
  }
}

scope.registerProcessor('frames-capture', Capture);
