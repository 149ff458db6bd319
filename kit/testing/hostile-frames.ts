import type { rawSocket } from './raw-socket.ts';
import { rawFrame } from './raw-socket.ts';

type Line = Pick<ReturnType<typeof rawSocket>, 'write'>;

/** What a hostile client sends on an open WebSocket, by what it is; `large` is more than a message may hold. */
export function hostileFrames(large: number): Record<string, (line: Line) => void> {
  const many = (count: number, frame: () => Buffer) => Buffer.concat(Array.from({ length: count }, frame));
  return {
    'a message above the limit': ({ write }) => write(rawFrame({ opcode: 2, payload: Buffer.alloc(large, 1) })),
    'a message that claims to be as large as nothing is': ({ write }) =>
      write(rawFrame({ opcode: 2, says: Number.MAX_SAFE_INTEGER })),
    'a claimed length beyond all numbers': ({ write }) =>
      write(Buffer.from([0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])),
    'fragments that add up above the limit': ({ write }) => {
      write(rawFrame({ opcode: 2, fin: false, payload: Buffer.alloc(8) }));
      const half = Math.ceil(large / 2);
      for (let part = 0; part < 3; part += 1) write(rawFrame({ opcode: 0, fin: false, payload: Buffer.alloc(half) }));
    },
    'fragments of one byte without end': ({ write }) => {
      write(rawFrame({ opcode: 2, fin: false, payload: Buffer.alloc(1) }));
      write(many(500, () => rawFrame({ opcode: 0, fin: false, payload: Buffer.alloc(1) })));
    },
    'empty fragments without end': ({ write }) => {
      write(rawFrame({ opcode: 2, fin: false }));
      write(many(500, () => rawFrame({ opcode: 0, fin: false })));
    },
    'a compressed bomb nobody agreed on': ({ write }) =>
      write(rawFrame({ rsv1: true, opcode: 2, payload: Buffer.alloc(40, 0xaa) })),
    'a fragment of nothing': ({ write }) => write(rawFrame({ opcode: 0, payload: Buffer.alloc(4) })),
    'a control frame in pieces': ({ write }) => write(rawFrame({ opcode: 9, fin: false, payload: Buffer.alloc(4) })),
    'an unmasked frame': ({ write }) => write(Buffer.from([0x82, 0x01, 0x00])),
    'an unknown kind of frame': ({ write }) => write(rawFrame({ opcode: 11, payload: Buffer.alloc(4) })),
    'pings without end, whose answers nobody reads': ({ write }) =>
      write(many(2_000, () => rawFrame({ opcode: 9, payload: Buffer.alloc(120) }))),
  };
}
