import { constants, crc32, deflateRawSync } from 'node:zlib';

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty, final, stored block: ends a deflate stream (RFC 1951 section 3.2.4). */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A rendered page whose nonce is filled in when it is sent. The page is compressed once, in pieces around the nonce;
 * the pieces and the nonce as a stored block make one gzip stream (RFC 1951, RFC 1952), so that serving a cached page
 * costs a checksum and a copy.
 */
export class StampedPage {
  readonly #pieces: readonly Buffer[];
  #deflated: readonly Buffer[] | undefined;

  /** @param placeholder stands in `html` wherever the nonce belongs */
  constructor(html: Buffer, placeholder: string) {
    this.#pieces = split(html, Buffer.from(placeholder));
  }

  /** Size in bytes without the nonces. */
  get size(): number {
    return this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  /** The page with its nonce. */
  plain(nonce: string): Buffer {
    const stamp = Buffer.from(nonce);
    return Buffer.concat(this.#pieces.flatMap((piece, index) => (index === 0 ? [piece] : [stamp, piece])));
  }

  /** The page with its nonce as a gzip stream. */
  gzip(nonce: string): Buffer {
    this.#deflated ??= this.#pieces.map((piece) =>
      deflateRawSync(piece, { level: 3, finishFlush: constants.Z_FULL_FLUSH }),
    );
    const stamp = Buffer.from(nonce);
    const stored = storedBlock(stamp);
    const parts: Buffer[] = [gzipHead];
    let checksum = 0;
    let size = 0;
    for (const [index, piece] of this.#pieces.entries()) {
      if (index > 0) {
        parts.push(stored);
        checksum = crc32(stamp, checksum);
        size += stamp.length;
      }
      parts.push(this.#deflated[index] as Buffer);
      checksum = crc32(piece, checksum);
      size += piece.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(size, 4);
    parts.push(lastBlock, trailer);
    return Buffer.concat(parts);
  }
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function split(html: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    pieces.push(html.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, html.subarray(from)];
}
