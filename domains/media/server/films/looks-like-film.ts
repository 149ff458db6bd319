/**
 * Whether a file may be a film by its beginning: one of the containers that cameras and browsers write and that hold their own bytes
 * (ISO 14496-12, QuickTime; EBML with the kinds `webm` and `matroska`). Lists of other files, pictures, programs and archives are none, and
 * no decoder sees them.
 */
export function looksLikeFilm(head: Buffer): boolean {
  if (head.length < 32) return false;
  if (head.toString('latin1', 4, 8) === 'ftyp') return hasFilmBoxes(head);
  return head.readUInt32BE(0) === 0x1a45_dfa3 && isMatroska(head);
}

/** Kinds of files in the same container that are pictures and no films (HEIF, AVIF). */
const pictureBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis', 'crx ', 'jp2 ', 'jpx ']);
/** Boxes that stand at the top of a film (ISO 14496-12 §6.2.3, QuickTime). */
const topBoxes = new Set(
  'ftyp moov mdat moof mfra free skip wide styp sidx ssix prft uuid meta pdin emsg udta pnot PICT'.split(' '),
);

function hasFilmBoxes(head: Buffer): boolean {
  if (pictureBrands.has(head.toString('latin1', 8, 12))) return false;
  for (let at = 0; at + 16 <= head.length; ) {
    const type = head.toString('latin1', at + 4, at + 8);
    const short = head.readUInt32BE(at);
    const size = short === 1 ? Number(head.readBigUInt64BE(at + 8)) : short;
    if (!topBoxes.has(type)) return false;
    // Up to the end of the file.
    if (short === 0) return type === 'mdat' || type === 'moov';
    if (size < 8 || !Number.isSafeInteger(size)) return false;
    at += size;
    // What follows lies in a later piece, or there is a second box.
    if (at > head.length) return true;
    if (at === head.length) return type !== 'ftyp';
  }
  return true;
}

/** The kind of an EBML file stands in its head, by element 0x4282 (RFC 8794 §11.2.5). */
function isMatroska(head: Buffer): boolean {
  const at = head.subarray(0, 128).indexOf(Buffer.from([0x42, 0x82]));
  if (at < 0) return false;
  const length = (head[at + 2] ?? 0) & 0x7f;
  const kind = head.toString('latin1', at + 3, at + 3 + length).replace(/\0+$/, '');
  return (kind === 'webm' || kind === 'matroska') && head.includes(Buffer.from([0x18, 0x53, 0x80, 0x67]));
}
