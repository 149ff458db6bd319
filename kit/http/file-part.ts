/** Most bytes of one answer: a server may send less than was asked for (RFC 9110 §15.3.7). */
export const partBytes = 2 * 1024 * 1024;

/**
 * Which bytes of a file of `size` an answer holds, both included, by the `Range` header of the request (RFC 9110 §14.1.2). One range is
 * answered; what is no range at all asks for everything, of which the first part comes.
 * @returns null where nothing of the file is in the range: 416
 */
export function partOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  const isLast = from === '' && to !== '';
  const start = isLast ? Math.max(0, size - Number(to)) : Number(from);
  const wanted = isLast || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || wanted < start || (isLast && Number(to) === 0)) return null;
  // Without a range a client expects the whole.
  const end = from === '' && to === '' ? size - 1 : Math.min(wanted, start + partBytes - 1);
  return { start, end };
}
