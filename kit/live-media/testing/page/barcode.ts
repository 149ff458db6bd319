/** Bits of the clock: 0.1 ms times 2^20, about 105 s, then it starts again. */
const bits = 20;
const unitMs = 0.1;
const wrap = 2 ** bits;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a moment (ms since the epoch) as black and white bars with their parity, large enough to survive encoding. */
export function drawBarcode(context: Context, ms: number): void {
  const { width, height } = context.canvas;
  const value = Math.round(ms / unitMs) % wrap;
  const bar = width / (bits + 4);
  const all = [true, false, ...bitsOf(value), parity(value), true];
  all.forEach((bit, index) => {
    context.fillStyle = bit ? '#fff' : '#000';
    context.fillRect(Math.round(index * bar), height / 3, Math.ceil(bar), height / 3);
  });
}

/** Reads the moment drawn into a picture back, as the latest one before `now`; null when it is not legible. */
export function readBarcode(context: Context, width: number, height: number, now: number): number | null {
  if (width < 100) return null;
  const row = context.getImageData(0, Math.floor(height / 2), width, 1).data;
  const bar = width / (bits + 4);
  const read = (index: number) => row[Math.floor((index + 0.5) * bar) * 4]! > 127;
  if (!read(0) || read(1) || !read(bits + 3)) return null;
  let value = 0;
  for (let index = 0; index < bits; index += 1) value = value * 2 + (read(index + 2) ? 1 : 0);
  if (read(bits + 2) !== parity(value)) return null;
  const nowUnits = Math.round(now / unitMs);
  const age = (((nowUnits - value) % wrap) + wrap) % wrap;
  return (nowUnits - age) * unitMs;
}

function bitsOf(value: number): boolean[] {
  return Array.from({ length: bits }, (_, index) => ((value >> (bits - 1 - index)) & 1) === 1);
}

function parity(value: number): boolean {
  return bitsOf(value).filter(Boolean).length % 2 === 1;
}
