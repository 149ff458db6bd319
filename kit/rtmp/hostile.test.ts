import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AmfError, readAmf, writeAmf } from './amf0.ts';
import { ChunkError, ChunkReader, messageTypes, writeMessage } from './chunks.ts';

const message = (length: number, type = 9) => ({ type, timestamp: 7, stream: 1, payload: Buffer.alloc(length, 5) });

describe('what strangers send by RTMP', () => {
  it('never breaks more than its own connection', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4_000 }), (bytes) => {
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
      }),
    );
  });

  it('is read as it was written, however the line cuts it', () => {
    const sizes = fc.integer({ min: 128, max: 5_000 });
    const cuts = fc.array(fc.integer({ min: 1, max: 700 }));
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), sizes, cuts, (length, chunkBytes, pieces) => {
        const reader = new ChunkReader(20_000);
        const size = Buffer.alloc(4);
        size.writeUInt32BE(chunkBytes);
        const late = { ...message(3), timestamp: 0x1000000 };
        const whole = Buffer.concat([
          writeMessage({ type: messageTypes.chunkSize, timestamp: 0, stream: 0, payload: size }, 2, 128),
          writeMessage(message(length), 6, chunkBytes),
          writeMessage(late, 6, chunkBytes),
        ]);
        const heard = [];
        let at = 0;
        for (const piece of [...pieces, whole.length]) {
          heard.push(...reader.read(whole.subarray(at, at + piece)));
          at += piece;
        }
        expect(heard).toEqual([message(length), late]);
      }),
    );
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
