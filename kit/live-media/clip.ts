/**
 * `.vclip`: a short film already encoded, in the very packets the frames engine sends, so that a
 * simulated publisher (source.ts) needs no codec.
 *
 * Layout, all integers little endian:
 *
 *   4 bytes   magic "VCLP"
 *   u32       byte length of the header
 *   header    JSON, UTF-8: ClipHeader
 *   packets   until the end of the file, in order of timestamp, each
 *               u8   track: index into header.video, or 255 for audio
 *               u8   flags: bit 0 = keyframe (always set on audio)
 *               u32  timestamp in microseconds from the start of the clip
 *               u32  byte length of the payload
 *               ...  payload
 *
 * Video is H.264 constrained baseline (avc1.42E0xx, no B-frames) in Annex B form: start codes, with
 * SPS and PPS in front of every keyframe. A keyframe is then complete by itself and no decoder
 * description travels beside the stream. Every rendition starts with a keyframe at timestamp 0, and a
 * keyframe every 2 s in all renditions at the same timestamps makes switching clean.
 * Audio is Opus, 48 kHz, one packet of 20 ms each, without any container.
 */

import type { RenditionName } from './renditions.ts';

/** One video rendition of a clip. */
export interface ClipRendition {
  /** tiny: 256x144 or so at 10 fps for cards; low: 640x360; high: 1280x720. */
  name: RenditionName;
  /** WebCodecs codec string, for example "avc1.42E01E". */
  codec: string;
  width: number;
  height: number;
  /** Frames a second. */
  framerate: number;
  /** Bits a second. */
  bitrate: number;
}

/** The Opus track of a clip. */
export interface ClipAudio {
  codec: 'opus';
  sampleRate: 48000;
  channels: 1 | 2;
  /** Bits a second. */
  bitrate: number;
}

export interface ClipHeader {
  version: 1;
  /** Length of one loop in microseconds; every packet's timestamp is below it. */
  durationUs: number;
  video: ClipRendition[];
  audio?: ClipAudio;
}

/** One encoded frame of video or one packet of sound. */
export interface ClipPacket {
  /** Index into `video`, or "audio". */
  track: number | 'audio';
  keyframe: boolean;
  /** Microseconds from the start of the clip. */
  timestampUs: number;
  data: Uint8Array;
}

export interface Clip extends ClipHeader {
  packets: ClipPacket[];
}

/** The file is not a clip, or breaks one of the rules at the top; the message says which. */
export class ClipError extends Error {
  override name = 'ClipError';
}

const magic = 0x504c4356;
const audioTrack = 255;
const packetHeaderBytes = 10;

/**
 * Builds the bytes of a `.vclip` file. Packets may come in any order; they are written by timestamp.
 * @throws ClipError when a rule of the format is broken.
 */
export function writeClip(clip: Clip): Uint8Array {
  const packets = [...clip.packets].sort((a, b) => a.timestampUs - b.timestampUs);
  checkClip({ ...clip, packets });
  const { version, durationUs, video, audio } = clip;
  const header = new TextEncoder().encode(JSON.stringify({ version, durationUs, video, audio }));
  const size = packets.reduce((sum, p) => sum + packetHeaderBytes + p.data.length, 8 + header.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, header.length, true);
  bytes.set(header, 8);
  let at = 8 + header.length;
  for (const packet of packets) {
    view.setUint8(at, packet.track === 'audio' ? audioTrack : packet.track);
    view.setUint8(at + 1, packet.keyframe ? 1 : 0);
    view.setUint32(at + 2, Math.round(packet.timestampUs), true);
    view.setUint32(at + 6, packet.data.length, true);
    bytes.set(packet.data, at + packetHeaderBytes);
    at += packetHeaderBytes + packet.data.length;
  }
  return bytes;
}

/**
 * Reads a `.vclip` file. The packets are views into `bytes`, nothing is copied.
 * @throws ClipError when the bytes are not a clip.
 */
export function readClip(bytes: Uint8Array): Clip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== magic) throw new ClipError('not a .vclip file: magic missing');
  const headerEnd = 8 + view.getUint32(4, true);
  if (headerEnd > bytes.length) throw new ClipError('clip cut off inside its header');
  const header = parseHeader(bytes.subarray(8, headerEnd));
  const packets: ClipPacket[] = [];
  for (let at = headerEnd; at < bytes.length; ) {
    if (at + packetHeaderBytes > bytes.length) throw new ClipError(`clip cut off at byte ${at}`);
    const end = at + packetHeaderBytes + view.getUint32(at + 6, true);
    if (end > bytes.length) throw new ClipError(`clip cut off at byte ${at}`);
    const track = view.getUint8(at);
    packets.push({
      track: track === audioTrack ? 'audio' : track,
      keyframe: (view.getUint8(at + 1) & 1) === 1,
      timestampUs: view.getUint32(at + 2, true),
      data: bytes.subarray(at + packetHeaderBytes, end),
    });
    at = end;
  }
  const clip = { ...header, packets };
  checkClip(clip);
  return clip;
}

function parseHeader(bytes: Uint8Array): ClipHeader {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as ClipHeader;
  } catch {
    throw new ClipError('clip header is not JSON');
  }
}

function checkClip(clip: Clip): void {
  if (clip.version !== 1) throw new ClipError(`clip version ${clip.version} is not 1`);
  if (!(clip.durationUs > 0 && clip.durationUs < 2 ** 32))
    throw new ClipError('durationUs must lie between 0 and 2^32');
  if (!Array.isArray(clip.video) || clip.video.length === 0) throw new ClipError('a clip needs a video rendition');
  const started = new Set<number>();
  for (const { track, keyframe, timestampUs } of clip.packets) {
    if (!(timestampUs >= 0 && timestampUs < clip.durationUs))
      throw new ClipError(`packet at ${timestampUs} us lies outside durationUs`);
    if (track === 'audio') {
      if (!clip.audio) throw new ClipError('audio packet in a clip without an audio track');
      continue;
    }
    if (!clip.video[track]) throw new ClipError(`packet for unknown track ${track}`);
    if (!started.has(track) && !keyframe) throw new ClipError(`track ${track} does not start with a keyframe`);
    started.add(track);
  }
  if (started.size !== clip.video.length) throw new ClipError('a video rendition has no packets');
}
