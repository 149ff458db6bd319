/** Most bytes of one answer: a server may send less than was asked for (RFC 9110 §15.3.7). */
export const partBytes = 2 * 1024 * 1024;

/**
 * Which bytes of a file of `size` an answer holds, both included, by the `Range` header of the request (RFC 9110 §14.1.2). One range is
 * answered; what is no range at all asks for everything, of which the first part comes.
 * @param most bytes of one part
 * @returns null where nothing of the file is in the range: 416
 */
export function partOf(
  header: string | undefined,
  size: number,
  most: number = partBytes,
): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  const isLast = from === '' && to !== '';
  const start = isLast ? Math.max(0, size - Number(to)) : Number(from);
  const wanted = isLast || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || wanted < start || (isLast && Number(to) === 0)) return null;
  // Without a range a client expects the whole.
  const end = from === '' && to === '' ? size - 1 : Math.min(wanted, start + most - 1);
  return { start, end };
}

/** Bytes `start` to `end` of a download, read and sent on a part at a time; it breaks off where its bytes are gone. */
export async function* partsOf(
  read: (start: number, end: number) => Promise<Uint8Array | null>,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end; at += partBytes) {
    const body = await read(at, Math.min(end, at + partBytes - 1));
    if (!body) throw new Error('The rest of a download is gone.');
    yield body;
  }
}

/** The header that has a browser save a file under a name in any script (RFC 6266 §4.3). */
export function savedAs(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${whole}`}`;
}
