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

try {
  const image = sharp(await readInput(), { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  const { format } = await image.metadata();
  if (!format || !['jpeg', 'png', 'webp'].includes(format)) throw new Error(`format ${format}`);
  const { data, info } = await image
    .rotate()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  process.send?.({ ok: true, body: data, width: info.width, height: info.height });
} catch (error) {
  process.send?.({ ok: false, reason: String(error) });
}
