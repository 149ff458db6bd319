import { z } from 'zod';

/** Pictures as cameras and browsers write them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Names that some phones and programs give to what has another one (IANA's list of media types). */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/m4a', 'audio/mp4'],
  ['video/x-m4v', 'video/mp4'],
]);

/** The name of a type of file under which routes take it; parameters and case do not count. */
export function fileTypeOf(said: string): string {
  const type = (said.split(';')[0] ?? '').trim().toLowerCase();
  return otherNames.get(type) ?? type;
}

/** The body of a route that takes a file: its bytes as they are, in the browser a `File`, on the server read from disk. */
export const file = z.custom<Blob>((value) => value instanceof Blob);
