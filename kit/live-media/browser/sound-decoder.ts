import type { CatalogAudio, MediaObject } from '../wire.ts';

/** Samples ready to be played, captured at `mediaMs`; one array per channel. */
export interface DecodedSound {
  mediaMs: number;
  channels: Float32Array<ArrayBuffer>[];
}

export interface SoundDecoder {
  decode(object: MediaObject): void;
  close(): void;
}

/** Opens the browser's own decoder, or one in WebAssembly where there is none. `failed` runs when it gave up. */
export function openSoundDecoder(
  audio: CatalogAudio,
  onSound: (sound: DecodedSound) => void,
  failed: () => void,
): SoundDecoder {
  return 'AudioDecoder' in globalThis ? webCodecs(audio, onSound, failed) : webAssembly(onSound, failed);
}

function webCodecs(
  { codec, sampleRate, channels }: CatalogAudio,
  onSound: (sound: DecodedSound) => void,
  failed: () => void,
): SoundDecoder {
  const decoder = new AudioDecoder({
    output: (data) => {
      const planes = Array.from({ length: data.numberOfChannels }, (_, planeIndex) => {
        const samples = new Float32Array(data.numberOfFrames);
        data.copyTo(samples, { planeIndex, format: 'f32-planar' });
        return samples;
      });
      onSound({ mediaMs: data.timestamp / 1000, channels: planes });
      data.close();
    },
    error: failed,
  });
  decoder.configure({ codec, sampleRate, numberOfChannels: channels });
  return {
    decode({ timestampUs, payload }) {
      if (decoder.state !== 'configured') return;
      const data = payload as Uint8Array<ArrayBuffer>;
      decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: timestampUs, data }));
    },
    close() {
      if (decoder.state !== 'closed') decoder.close();
    },
  };
}

function webAssembly(onSound: (sound: DecodedSound) => void, failed: () => void): SoundDecoder {
  const worker = new Worker(new URL('./opus-fallback.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<DecodedSound>) => onSound(data);
  worker.onerror = failed;
  return {
    decode: ({ timestampUs, payload }) =>
      worker.postMessage({ mediaMs: timestampUs / 1000, packet: (payload as Uint8Array<ArrayBuffer>).slice() }),
    close: () => worker.terminate(),
  };
}
