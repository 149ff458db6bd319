import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from 'node-av/api';
import { Muxer } from 'node-av/api';
import type { Packet } from 'node-av/lib';
import { initFile, segmentFile } from '../keys.ts';
import { createCutter, durationOf, readInit } from './boxes.ts';
import type { FilmMessage, RenditionMade } from './messages.ts';

/** A rendition while it is written: packets go in, files and messages come out. */
export interface RenditionWriter {
  write(packets: readonly Packet[]): Promise<void>;
  /** Ends it: answers what to tell of it once everything else of its pass is told, and how long it is, ms. */
  close(size: { width: number; height: number }): Promise<{ made: RenditionMade; ms: number }>;
}

/** Writes CMAF: one head, and a segment for each group of pictures, or for so many microseconds of sound. */
export async function writeRendition(
  folder: string,
  name: string,
  encoder: Encoder,
  tell: (message: FilmMessage) => void,
  soundMicroseconds?: number,
): Promise<RenditionWriter> {
  const cut = createCutter();
  let head: { timescale: number; codecs: string; bytes: number } | null = null;
  let index = 0;
  /** Whole units so far: lengths are rounded so that they add up to what the film is long. */
  let [units, told] = [0, 0];
  const waiting: Buffer[] = [];
  const muxer = await Muxer.open({ write: (part) => void waiting.push(Buffer.from(part)) }, {
    format: 'mp4',
    options: {
      movflags: 'cmaf+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer',
      // Pictures that are decoded before they are shown make no rendition begin later than its sound.
      avoid_negative_ts: 'disabled',
      use_editlist: 0,
      ...(soundMicroseconds && { frag_duration: soundMicroseconds }),
    },
  } as never);
  const stream = muxer.addStream(encoder);
  const keep = async (): Promise<void> => {
    for (const part of waiting.splice(0)) {
      for (const { kind, body } of cut(part)) {
        if (kind === 'init') {
          head = { ...readInit(body), bytes: body.length };
          await writeFile(join(folder, initFile(name)), body);
          continue;
        }
        if (!head) throw new Error('a segment before its head');
        units += durationOf(body);
        const end = Math.round((units * 1000) / head.timescale);
        await writeFile(join(folder, segmentFile(name, index)), body);
        tell({ kind: 'segment', name, index, ms: end - told, bytes: body.length });
        told = end;
        index += 1;
      }
    }
  };
  return {
    async write(packets) {
      for (const packet of packets) {
        await muxer.writePacket(packet, stream);
        packet.free();
      }
      if (waiting.length > 0) await keep();
    },
    async close(size) {
      await muxer.close();
      await keep();
      if (!head) throw new Error('nothing was written');
      return { made: { kind: 'rendition', name, ...size, codecs: head.codecs, initBytes: head.bytes }, ms: told };
    },
  };
}
