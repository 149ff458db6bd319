/**
 * The frames protocol: binary WebSocket messages between publisher, relay and viewer, in the shape of
 * Media over QUIC (draft-ietf-moq-transport): a broadcast has tracks (one per rendition, one of sound),
 * a track has groups (one GOP each), a group has frames with a capture timestamp; a catalog says what
 * there is.
 *
 * A message is either media or control, told apart by its first byte.
 *
 * Media (first byte 1 or 2): one or more objects, one after the other. Each is a header of 24 bytes,
 * little endian, and its payload:
 *
 *   0   u8   kind: 1 video, 2 audio
 *   1   u8   rendition: 0 tiny, 1 low, 2 high (0 for audio)
 *   2   u8   flags: bit 0 keyframe
 *   3   u8   config: id of the decoder configuration in the catalog
 *   4   u32  group: counts up with every keyframe of the track
 *   8   u32  sequence: counts the track's frames; a gap means frames were skipped
 *   12  f64  capture timestamp, microseconds since the epoch by the publisher's clock
 *   20  u32  byte length of the payload
 *
 * Control (first byte 16 and up):
 *
 *   16 catalog    JSON (Catalog)           publisher -> relay -> viewer
 *   17 ack        f64 media bytes so far   viewer -> relay and relay -> publisher, every 200 ms
 *   18 keyframe   u8 rendition             relay -> publisher
 *   19 select     u8 rendition, 255 = none viewer -> relay ("none" keeps the sound)
 *   20 end                                 publisher -> relay -> viewer: the broadcast is over
 *   21 time       f64 sender's ms, f64 0   asked by a client; the relay answers with its own ms in the second
 *   22 wanted     u8 bits by rendition     relay -> publisher, of those it makes on demand: which somebody would watch now
 */

import type { Rendition } from './renditions.ts';
import { renditionNames } from './renditions.ts';

/** WebSocket subprotocol of the engine; the ticket follows as a second one, see `ticketProtocol`. */
export const wireProtocol = 'frames.1';

/** The second subprotocol a client offers: it carries the ticket, so that it never stands in a URL or log. */
export function ticketProtocol(token: string): string {
  return `ticket.${token}`;
}

export const objectHeaderBytes = 24;
/** Acknowledgements are sent this often, in milliseconds. */
export const ackIntervalMs = 200;
/** `select` with this number means: no picture, sound only. */
export const noRendition = 255;

const kinds = { video: 1, audio: 2 } as const;
export const controlTypes = { catalog: 16, ack: 17, keyframe: 18, select: 19, end: 20, time: 21, wanted: 22 } as const;

/** WebSocket close codes of the engine (private range of RFC 6455 section 7.4.2). */
export const closeCodes = {
  /** The peer or its session was kicked; a fresh ticket must be asked for. */
  kicked: 4403,
  /** A newer connection of the same publisher took over. */
  replaced: 4409,
  /** The room is closed. */
  closed: 4410,
  /** The message broke the protocol or a limit. */
  refused: 1008,
} as const;

/** The fixed header of one media object. */
export interface ObjectHeader {
  kind: 'video' | 'audio';
  rendition: Rendition;
  keyframe: boolean;
  config: number;
  group: number;
  sequence: number;
  /** Microseconds since the epoch by the publisher's clock. */
  timestampUs: number;
}

/** One media object; `bytes` is header and payload, `payload` the part after the header. */
export interface MediaObject extends ObjectHeader {
  bytes: Uint8Array;
  payload: Uint8Array;
}

/** One video track in the catalog. */
export interface CatalogVideo {
  rendition: Rendition;
  config: number;
  /** WebCodecs codec string. */
  codec: string;
  width: number;
  height: number;
  framerate: number;
  /** Bits a second. */
  bitrate: number;
  /** Decoder description (avcC) as base64; absent for Annex B and VP8. */
  description?: string;
}

/** The audio track in the catalog. */
export interface CatalogAudio {
  config: number;
  codec: string;
  sampleRate: number;
  channels: number;
}

/** What a broadcast consists of. */
export interface Catalog {
  version: 1;
  /** Id of the broadcast: another one means another clock and another picture. */
  broadcast: string;
  video: CatalogVideo[];
  audio?: CatalogAudio;
  /** Milliseconds to add to the publisher's clock to get the relay's. */
  clockOffsetMs: number;
  /** Renditions that are sent only while the relay says that somebody would watch them. */
  onDemand?: Rendition[];
}

export type ControlMessage =
  | { type: 'catalog'; catalog: Catalog }
  | { type: 'ack'; bytes: number }
  | { type: 'keyframe'; rendition: Rendition }
  | { type: 'select'; rendition: Rendition | 'none' }
  | { type: 'end' }
  | { type: 'time'; sentMs: number; relayMs: number }
  | { type: 'wanted'; renditions: Rendition[] };

/** The bytes are not a message of this protocol; the message says where. */
export class WireError extends Error {
  override name = 'WireError';
}

/** Header and payload of one media object as one piece. */
export function encodeObject(header: ObjectHeader, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(objectHeaderBytes + payload.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = kinds[header.kind];
  bytes[1] = header.rendition;
  bytes[2] = header.keyframe ? 1 : 0;
  bytes[3] = header.config;
  view.setUint32(4, header.group, true);
  view.setUint32(8, header.sequence, true);
  view.setFloat64(12, header.timestampUs, true);
  view.setUint32(20, payload.length, true);
  bytes.set(payload, objectHeaderBytes);
  return bytes;
}

/** Whether a message is media (objects) rather than control. */
export function isMedia(bytes: Uint8Array): boolean {
  return bytes[0] === kinds.video || bytes[0] === kinds.audio;
}

/**
 * The objects of a media message, as views into it.
 * @throws WireError when a header is malformed or the lengths do not add up.
 */
export function readObjects(bytes: Uint8Array): MediaObject[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const objects: MediaObject[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + objectHeaderBytes > bytes.length) throw new WireError(`object header cut off at byte ${at}`);
    const kind = bytes[at];
    const rendition = bytes[at + 1]!;
    const timestampUs = view.getFloat64(at + 12, true);
    const end = at + objectHeaderBytes + view.getUint32(at + 20, true);
    if (kind !== kinds.video && kind !== kinds.audio) throw new WireError(`unknown object kind ${kind} at byte ${at}`);
    if (rendition >= renditionNames.length) throw new WireError(`unknown rendition ${rendition} at byte ${at}`);
    if (end > bytes.length) throw new WireError(`object payload cut off at byte ${at}`);
    if (!(timestampUs >= 0 && timestampUs <= Number.MAX_SAFE_INTEGER)) throw new WireError('timestamp out of range');
    objects.push({
      kind: kind === kinds.video ? 'video' : 'audio',
      rendition: rendition as Rendition,
      keyframe: (bytes[at + 2]! & 1) === 1,
      config: bytes[at + 3]!,
      group: view.getUint32(at + 4, true),
      sequence: view.getUint32(at + 8, true),
      timestampUs,
      bytes: bytes.subarray(at, end),
      payload: bytes.subarray(at + objectHeaderBytes, end),
    });
    at = end;
  }
  return objects;
}

/** The bytes of a control message. */
export function encodeControl(message: ControlMessage): Uint8Array<ArrayBuffer> {
  const type = controlTypes[message.type];
  switch (message.type) {
    case 'catalog': {
      const json = new TextEncoder().encode(JSON.stringify(message.catalog));
      const bytes = new Uint8Array(1 + json.length);
      bytes[0] = type;
      bytes.set(json, 1);
      return bytes;
    }
    case 'ack':
      return numbers(type, message.bytes);
    case 'time':
      return numbers(type, message.sentMs, message.relayMs);
    case 'keyframe':
      return Uint8Array.of(type, message.rendition);
    case 'select':
      return Uint8Array.of(type, message.rendition === 'none' ? noRendition : message.rendition);
    case 'end':
      return Uint8Array.of(type);
    case 'wanted':
      return Uint8Array.of(
        type,
        message.renditions.reduce<number>((bits, rendition) => bits | (1 << rendition), 0),
      );
  }
}

/**
 * Reads a control message.
 * @throws WireError when it is not one.
 */
export function readControl(bytes: Uint8Array): ControlMessage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (bytes[0]) {
    case controlTypes.catalog:
      return { type: 'catalog', catalog: readCatalog(bytes.subarray(1)) };
    case controlTypes.ack:
      return { type: 'ack', bytes: number(view, 1) };
    case controlTypes.time:
      return { type: 'time', sentMs: number(view, 1), relayMs: number(view, 9) };
    case controlTypes.keyframe:
      return { type: 'keyframe', rendition: knownRendition(bytes[1]) };
    case controlTypes.select:
      return { type: 'select', rendition: bytes[1] === noRendition ? 'none' : knownRendition(bytes[1]) };
    case controlTypes.end:
      return { type: 'end' };
    case controlTypes.wanted: {
      const bits = bytes[1] ?? 0;
      return { type: 'wanted', renditions: ([0, 1, 2] as const).filter((rendition) => bits & (1 << rendition)) };
    }
    default:
      throw new WireError(`unknown message type ${bytes[0]}`);
  }
}

function numbers(type: number, ...values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + 8 * values.length);
  bytes[0] = type;
  const view = new DataView(bytes.buffer);
  values.forEach((value, at) => {
    view.setFloat64(1 + 8 * at, value, true);
  });
  return bytes;
}

function number(view: DataView, at: number): number {
  const value = view.byteLength >= at + 8 ? view.getFloat64(at, true) : Number.NaN;
  if (!Number.isFinite(value)) throw new WireError('number missing or not finite');
  return value;
}

function knownRendition(value: number | undefined): Rendition {
  if (value === undefined || value >= renditionNames.length) throw new WireError(`unknown rendition ${value}`);
  return value as Rendition;
}

function readCatalog(bytes: Uint8Array): Catalog {
  let catalog: Catalog;
  try {
    catalog = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new WireError('catalog is not JSON');
  }
  if (catalog?.version !== 1 || !Array.isArray(catalog.video) || catalog.video.length > 16)
    throw new WireError('catalog has a wrong version or no list of video tracks');
  for (const track of catalog.video) {
    knownRendition(track?.rendition);
    if (typeof track.codec !== 'string') throw new WireError('catalog video track without codec');
    if (!(track.width > 0 && track.height > 0)) throw new WireError('catalog video track without size');
  }
  const { audio } = catalog;
  if (audio && !(typeof audio.codec === 'string' && audio.sampleRate > 0 && audio.channels > 0))
    throw new WireError('catalog audio track without codec, sampleRate or channels');
  if (typeof catalog.broadcast !== 'string') throw new WireError('catalog without broadcast');
  if (!Number.isFinite(catalog.clockOffsetMs)) throw new WireError('catalog without clockOffsetMs');
  if (catalog.onDemand !== undefined) {
    if (!Array.isArray(catalog.onDemand) || catalog.onDemand.length > 3)
      throw new WireError('catalog with a wrong onDemand');
    for (const each of catalog.onDemand) knownRendition(each);
  }
  return catalog;
}
