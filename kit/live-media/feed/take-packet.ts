import type { Codec, CodecContext } from 'node-av/lib';
import { Dictionary, Packet } from 'node-av/lib';

/** The next packet of an encoder, copied; null: none yet. */
export function takePacket(
  encoder: CodecContext,
): { readonly data: Buffer; readonly isKey: boolean; readonly pts: number } | null {
  const packet = new Packet();
  packet.alloc();
  try {
    if (encoder.receivePacketSync(packet) < 0 || !packet.data) return null;
    return { data: Buffer.from(packet.data), isKey: packet.isKeyframe, pts: Number(packet.pts) };
  } finally {
    packet.free();
  }
}

const kept: Dictionary[] = [];

/**
 * Opens an encoder with options of its own.
 * @throws an Error where there is none
 */
export function openEncoder(encoder: CodecContext, codec: Codec, options: Record<string, string>): void {
  const given = Dictionary.fromObject(options);
  // Whoever frees it, the collector too, frees what is not its own, and the process dies (node-av 6.1.1): a handful in a broadcast's life.
  kept.push(given);
  const opened = encoder.open2Sync(codec, given);
  if (opened < 0) throw new Error(`no encoder: ${opened}`);
}
