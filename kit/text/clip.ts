/**
 * A text of at most `length` UTF-16 units, cut between characters as people see them (Unicode TR29, extended grapheme
 * clusters): half an emoji is no text, and breaks the addresses it is put into. A single character that is longer than all
 * there is room for leaves nothing.
 */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text.toWellFormed();
  let end = 0;
  // Nothing beyond the cut is looked at; the part that crosses it is whole enough to be told.
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, length + 64))) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end).toWellFormed();
}
