import sharp from 'sharp';

/**
 * Runs alone in a process of its own with little memory: it reads one hostile file from its standard input, decodes it and
 * answers a fresh WebP without metadata. Whatever the file does to the decoder dies with this process.
 */
sharp.cache(false);
sharp.concurrency(1);

const [maxPixels = 0, maxEdge = 0, maxBytes = 0] = process.argv.slice(2).map(Number);

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What is thinner than a line, or so long that nothing is seen of it, is no picture. */
const least = { edge: 8, ratio: 20 };
/** Frames of one that moves; more are a film. */
const maxFrames = 150;

try {
  const input = await readInput();
  const bounds = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const { format, width = 0, height = 0, pages = 1 } = await sharp(input, bounds).metadata();
  if (!format || !['jpeg', 'png', 'webp'].includes(format)) throw new Error(`format ${format}`);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < least.edge || long > short * least.ratio) throw new Error('a strip');
  if (pages > maxFrames || pages * width * height > maxPixels) throw new Error('too many frames');
  // One that moves goes on moving; it has no orientation of a camera.
  const image = pages > 1 ? sharp(input, { ...bounds, animated: true }) : sharp(input, bounds).rotate();
  const { data, info } = await image
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  process.send?.({ ok: true, body: data, width: info.width, height: info.pageHeight ?? info.height });
} catch (error) {
  process.send?.({ ok: false, reason: String(error) });
}
