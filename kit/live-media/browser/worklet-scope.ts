/** The global scope of an AudioWorklet (Web Audio API, section 1.32), which TypeScript's DOM library leaves out. */
export interface WorkletScope {
  sampleRate: number;
  AudioWorkletProcessor: new () => { readonly port: MessagePort };
  registerProcessor(
    name: string,
    processor: new () => {
      process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
    },
  ): void;
}
