import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameTask } from './messages.ts';

/**
 * Runs alone in a process of its own: takes the picture of a segment of ours that is shown at a moment, and writes it as WebP into its
 * folder.
 */
async function take({ source, folder, ms, width }: FrameTask): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { Decoder, Demuxer, FilterAPI } = await import('node-av/api');
  const { Log } = await import('node-av/lib');
  const { AV_LOG_QUIET } = await import('node-av/constants');
  Log.setLevel(AV_LOG_QUIET);
  await using demuxer = await Demuxer.open(source, { format: 'mov' });
  const video = demuxer.video();
  if (!video) throw new Error('no picture');
  using decoder = await Decoder.create(video);
  using filter = FilterAPI.create('format=rgb24');
  let first: number | null = null;
  let shown: { data: Buffer; width: number; height: number } | null = null;
  for await (const packet of demuxer.packets(video.index)) {
    for (const frame of await decoder.decodeAll(packet)) {
      const at = (Number(frame.pts) * frame.timeBase.num * 1000) / Math.max(1, frame.timeBase.den);
      first ??= at;
      // The last one that is shown by then.
      if (!shown || at - first <= ms) {
        const [rgb] = await filter.processAll(frame);
        const data = rgb?.toBuffer();
        if (rgb && data) shown = { data, width: rgb.width, height: rgb.height };
        rgb?.free();
      }
      frame.free();
    }
    packet?.free();
  }
  if (!shown) throw new Error('no picture');
  const raw = { width: shown.width, height: shown.height, channels: 3 } as const;
  const { info, data } = await sharp(shown.data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, 'frame.webp'), data);
  return { width: info.width, height: info.height };
}

const taken = await take(JSON.parse(process.argv[2] ?? '{}') as FrameTask);
if (process.send) process.send(taken, () => process.exit(0));
