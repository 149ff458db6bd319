/**
 * Files that are no film, or mean harm, each with a name. What begins like a film gets past the first look and reaches a decoder; what does
 * not is refused before one.
 */
export interface HostileFile {
  readonly name: string;
  readonly body: Buffer;
}

const bytes = (...parts: readonly (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const box = (type: string, ...body: readonly (string | number[] | Buffer)[]): Buffer => {
  const inner = bytes(...body);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
};
const u32 = (value: number): Buffer => {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(value >>> 0);
  return body;
};
const filled = (length: number, value = 0): Buffer => Buffer.alloc(length, value);
const ftyp = box('ftyp', 'isom', u32(512), 'isomiso2avc1mp41');
const ebml = (kind: string): Buffer =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80 | (3 + kind.length)], [0x42, 0x82, 0x80 | kind.length], kind);
const segment = bytes([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

/** A track with a data reference to a file outside, and its sample table. */
const track = (reference: Buffer, entries = 1): Buffer =>
  box(
    'trak',
    box('tkhd', u32(7), filled(8), u32(1), filled(60), u32(320 << 16), u32(180 << 16)),
    box(
      'mdia',
      box('mdhd', u32(0), filled(8), u32(1000), u32(1000), u32(0)),
      box('hdlr', u32(0), u32(0), 'vide', filled(13)),
      box(
        'minf',
        box('vmhd', u32(1), filled(8)),
        box('dinf', box('dref', u32(0), u32(1), reference)),
        box(
          'stbl',
          box('stsd', u32(0), u32(1), box('avc1', filled(6), [0, 1], filled(16), [1, 64, 0, 180], filled(50))),
          box('stts', u32(0), u32(1), u32(entries), u32(40)),
          box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
          box('stsz', u32(0), u32(1000), u32(entries)),
          box('stco', u32(0), u32(1), u32(64)),
        ),
      ),
    ),
  );
const movie = (...tracks: Buffer[]): Buffer =>
  box('moov', box('mvhd', u32(0), filled(8), u32(1000), u32(1000), filled(80)), ...tracks);

/** What no decoder sees: refused by its first bytes. */
export function notFilms(): HostileFile[] {
  const heads: Record<string, Buffer | string> = {
    nothing: '',
    'one byte': 'x',
    words: 'no film at all, only words and words and words and words',
    'a playlist of a file': '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    'a playlist of an address': '#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/latest/meta-data/\n',
    'a playlist with a key': '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="file:///etc/shadow"\n#EXTINF:1,\na.ts\n',
    'a list to join': "ffconcat version 1.0\nfile '/etc/passwd'\nfile 'http://127.0.0.1/'\n",
    'a manifest': '<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>',
    'a subtitle': '1\n00:00:00,000 --> 00:00:01,000\n<img src=x onerror=alert(1)>\n',
    'a session': 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n',
    'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
    'a page': '<!doctype html><script>alert(1)</script>',
    'a script': '#!/bin/sh\nrm -rf /\n',
    'an archive': bytes('PK', [3, 4], filled(60)),
    'a packed archive': bytes([0x1f, 0x8b, 8, 0], filled(60)),
    'an archive of 7z': bytes('7z', [0xbc, 0xaf, 0x27, 0x1c], filled(60)),
    'a tape archive': bytes(filled(257), 'ustar', filled(250)),
    'a program': bytes([0x7f], 'ELF', filled(60)),
    'a program of Windows': bytes('MZ', filled(60)),
    'a class': bytes([0xca, 0xfe, 0xba, 0xbe], filled(60)),
    'a document': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>',
    'a JPEG': bytes([0xff, 0xd8, 0xff, 0xe0], filled(60)),
    'a PNG': bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], filled(60)),
    'a GIF': bytes('GIF89a', filled(60)),
    'a WebP': bytes('RIFF', u32(60), 'WEBPVP8 ', filled(60)),
    'a TIFF': bytes('II*', [0], filled(60)),
    'a HEIC': bytes(box('ftyp', 'heic', u32(0), 'mif1heic'), filled(60)),
    'an AVIF': bytes(box('ftyp', 'avif', u32(0), 'mif1avif'), filled(60)),
    'an AVI': bytes('RIFF', u32(60), 'AVI LIST', filled(60)),
    'an AVI with a reference': bytes('RIFF', u32(600), 'AVI ', filled(40), '#EXTM3U\nfile:///etc/passwd'),
    'a stream of MPEG': bytes([0x47, 0x40, 0, 0x10], filled(184, 0xff), [0x47, 0x40, 0, 0x10], filled(184, 0xff)),
    'a program stream': bytes([0, 0, 1, 0xba], filled(60)),
    'a Flash film': bytes('FLV', [1, 5, 0, 0, 0, 9], filled(60)),
    'a Flash program': bytes('FWS', filled(60)),
    'a Windows Media file': bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11], filled(60)),
    'a RealMedia file': bytes('.RMF', filled(60)),
    'an Ogg': bytes('OggS', filled(60)),
    'a song': bytes('ID3', [4, 0, 0], filled(60)),
    'a wave': bytes('RIFF', u32(60), 'WAVEfmt ', filled(60)),
    'raw H.264': bytes([0, 0, 0, 1, 0x67, 0x64, 0, 0x1f], filled(60)),
    'frames of IVF': bytes('DKIF', filled(60)),
    'a database': bytes('SQLite format 3', filled(60)),
    'only noughts': filled(4096),
    'a film that begins late': bytes(filled(512), ftyp),
    'a film behind a page': bytes('<!doctype html><script>', ftyp),
    'a box of no size': bytes(ftyp, u32(3), 'mdat', filled(40)),
    'a box that is endless and no film': bytes(ftyp, u32(0), 'free', filled(40)),
    'a page behind a film’s name': bytes(ftyp, '<html><script>alert(1)</script></html>', filled(40)),
    'a box nobody knows': bytes(ftyp, box('evil', filled(40))),
    'a box beyond everything': bytes(ftyp, u32(1), 'mdat', filled(8, 0xff), filled(40)),
    'a film’s name alone': ftyp,
    'EBML of another kind': bytes(ebml('evil'), segment, filled(60)),
    'EBML without a kind': bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80], filled(60)),
    'EBML without a segment': bytes(ebml('webm'), filled(60)),
  };
  return Object.entries(heads).map(([name, body]) => ({ name, body: Buffer.from(body as never) }));
}

/** What begins like a film: a decoder has to say what it is. */
export function almostFilms(film: Buffer): HostileFile[] {
  const outside = bytes('file:///etc/passwd', [0]);
  const alias = box('alis', u32(0), filled(80), outside);
  const broken = Buffer.from(film);
  for (let at = Math.floor(film.length / 3); at < film.length - 8; at += 7) broken[at] = (at * 31) & 0xff;
  return [
    { name: 'a film without tracks', body: bytes(ftyp, movie(), box('mdat', filled(64))) },
    {
      name: 'a track in another file',
      body: bytes(ftyp, movie(track(box('url ', u32(0), outside))), box('mdat', filled(64))),
    },
    { name: 'a track in an alias', body: bytes(ftyp, movie(track(alias)), box('mdat', filled(64))) },
    {
      name: 'a billion samples',
      body: bytes(ftyp, movie(track(box('url ', u32(1)), 0xffff_fff0)), box('mdat', filled(64))),
    },
    {
      name: 'boxes in boxes in boxes',
      body: bytes(
        ftyp,
        Array.from({ length: 400 }).reduce<Buffer>((inner) => box('moov', inner), filled(8)),
      ),
    },
    { name: 'half a film', body: film.subarray(0, Math.floor(film.length / 8)) },
    { name: 'a film with noise in it', body: broken },
    {
      name: 'Matroska of noise',
      body: bytes(ebml('matroska'), segment, Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 97) & 0xff))),
    },
    {
      name: 'WebM that never ends',
      body: bytes(
        ebml('webm'),
        segment,
        bytes([0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        filled(65_536),
      ),
    },
  ];
}
