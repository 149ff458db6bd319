import sharp from 'sharp';

/**
 * Runs alone in a process of its own with little memory: it reads one hostile file from its parent, decodes it and
 * answers a fresh WebP without metadata. Whatever the file does to the decoder dies with this process.
 */
sharp.cache(false);
sharp.concurrency(1);

process.once('message', async (input: { body: Uint8Array; maxPixels: number; maxEdge: number }) => {
  try {
    const image = sharp(input.body, { limitInputPixels: input.maxPixels, failOn: 'error', animated: false });
    const { format } = await image.metadata();
    if (!format || !['jpeg', 'png', 'webp'].includes(format)) throw new Error(`format ${format}`);
    const { data, info } = await image
      .rotate()
      .resize({ width: input.maxEdge, height: input.maxEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    process.send?.({ ok: true, body: data, width: info.width, height: info.height });
  } catch (error) {
    process.send?.({ ok: false, reason: String(error) });
  }
});
