import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { AmfError, readAmf, writeAmf } from './amf0.ts';
import { ChunkError, ChunkReader, messageTypes, writeMessage } from './chunks.ts';

const message = (length: number, type = 9) => ({ type, timestamp: 7, stream: 1, payload: Buffer.alloc(length, 5) });

describe('what strangers send by RTMP', () => {
  test.prop([fc.uint8Array({ maxLength: 4_000 })])('never breaks more than its own connection', (bytes) => {
    const reader = new ChunkReader(1_000);
    try {
      for (const { payload } of reader.read(Buffer.from(bytes))) expect(payload.length).toBeLessThanOrEqual(1_000);
    } catch (error) {
      expect(error).toBeInstanceOf(ChunkError);
    }
    try {
      readAmf(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(AmfError);
    }
  });

  test.prop([
    fc.nat({ max: 20_000 }),
    fc.integer({ min: 128, max: 5_000 }),
    fc.array(fc.integer({ min: 1, max: 700 })),
  ])('is read as it was written, however the line cuts it', (length, chunkBytes, cuts) => {
    const reader = new ChunkReader(20_000);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunkBytes);
    const whole = Buffer.concat([
      writeMessage({ type: messageTypes.chunkSize, timestamp: 0, stream: 0, payload: size }, 2, 128),
      writeMessage(message(length), 6, chunkBytes),
      writeMessage({ ...message(3), timestamp: 0x1000000 }, 6, chunkBytes),
    ]);
    const heard = [];
    let at = 0;
    for (const cut of [...cuts, whole.length]) {
      heard.push(...reader.read(whole.subarray(at, at + cut)));
      at += cut;
    }
    expect(heard).toEqual([message(length), { ...message(3), timestamp: 0x1000000 }]);
  });

  it('is refused where it asks for too much: a large message, a tiny or huge chunk, too many streams, deep commands', () => {
    const read = (bytes: Buffer) => () => [...new ChunkReader(1_000).read(bytes)];
    expect(read(writeMessage(message(1_001), 6, 128))).toThrow(ChunkError);
    const resize = (size: number) => {
      const payload = Buffer.alloc(4);
      payload.writeUInt32BE(size);
      return writeMessage({ type: messageTypes.chunkSize, timestamp: 0, stream: 0, payload }, 2, 128);
    };
    expect(read(resize(1))).toThrow(ChunkError);
    expect(read(resize(2 ** 30))).toThrow(ChunkError);
    expect(
      read(
        Buffer.concat(Array.from({ length: 40 }, (_, at) => writeMessage(message(300), 3 + at, 128).subarray(0, 140))),
      ),
    ).toThrow(ChunkError);
    let deep: Record<string, never> | object = {};
    for (let level = 0; level < 20; level += 1) deep = { deep };
    expect(() => readAmf(writeAmf(deep as never))).toThrow(AmfError);
  });
});
