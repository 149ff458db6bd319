import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { ControlMessage, ObjectHeader } from './wire.ts';
import { encodeControl, encodeObject, isMedia, readControl, readObjects, WireError } from './wire.ts';

const header = fc.record<ObjectHeader>({
  kind: fc.constantFrom('video', 'audio'),
  rendition: fc.constantFrom(0, 1, 2),
  keyframe: fc.boolean(),
  config: fc.integer({ min: 0, max: 255 }),
  group: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  sequence: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  timestampUs: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
});

describe('media messages', () => {
  it('carry any number of objects and read back as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(header, fc.uint8Array({ maxLength: 50 })), { minLength: 1, maxLength: 5 }),
        (objects) => {
          const message = Buffer.concat(objects.map(([head, payload]) => encodeObject(head, payload)));
          expect(isMedia(message)).toBe(true);
          const back = readObjects(message);
          expect(back.map(({ bytes: _, payload, ...head }) => [head, new Uint8Array(payload)])).toEqual(objects);
        },
      ),
    );
  });
});

describe('control messages', () => {
  it.each<ControlMessage>([
    { type: 'ack', bytes: 123_456_789_012 },
    { type: 'keyframe', rendition: 2 },
    { type: 'select', rendition: 1 },
    { type: 'select', rendition: 'none' },
    { type: 'time', sentMs: 1.5, relayMs: 1_790_000_000_000 },
    { type: 'end' },
    {
      type: 'catalog',
      catalog: {
        version: 1,
        broadcast: 'b',
        video: [
          { rendition: 1, config: 3, codec: 'avc1.42E01E', width: 640, height: 360, framerate: 30, bitrate: 700_000 },
        ],
        audio: { config: 4, codec: 'opus', sampleRate: 48_000, channels: 1 },
        clockOffsetMs: -3,
      },
    },
  ])('read back as they were: $type', (message) => {
    expect(readControl(encodeControl(message))).toEqual(message);
  });
});

describe('hostile bytes', () => {
  it('are refused with a WireError and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        for (const read of [readObjects, readControl]) {
          try {
            read(bytes);
          } catch (error) {
            expect(error).toBeInstanceOf(WireError);
          }
        }
      }),
      { numRuns: scaledRuns(2_000) },
    );
  });

  it.each([
    '{}',
    'null',
    '[]',
    '{"version":1,"video":[],"clockOffsetMs":0}',
    '{"version":1,"broadcast":"b","video":[null],"clockOffsetMs":0}',
    '{"version":1,"broadcast":"b","video":[{"rendition":1,"codec":"x"}],"clockOffsetMs":0}',
    '{"version":1,"broadcast":"b","video":[],"audio":{},"clockOffsetMs":0}',
    '{"version":1,"broadcast":"b","video":[],"clockOffsetMs":null}',
  ])('a catalog of the wrong shape is refused: %s', (json) => {
    expect(() => readControl(Buffer.concat([Uint8Array.of(16), Buffer.from(json)]))).toThrow(WireError);
  });
});
