/** Decodes Opus where the browser has no AudioDecoder (Safari before 26). Loaded only there: it carries the codec. */
import { OpusDecoder } from 'opus-decoder';
import type { DecodedSound } from './sound-decoder.ts';

const decoder = new OpusDecoder();

addEventListener('message', async ({ data }: MessageEvent<{ mediaMs: number; packet: Uint8Array }>) => {
  await decoder.ready;
  const { channelData, samplesDecoded } = decoder.decodeFrame(data.packet);
  if (samplesDecoded === 0) return;
  const channels = channelData.map((samples) => new Float32Array(samples));
  postMessage({ mediaMs: data.mediaMs, channels } satisfies DecodedSound, {
    transfer: channels.map((samples) => samples.buffer),
  });
});
