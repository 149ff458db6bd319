import { z } from 'zod';

/** Pictures as cameras and browsers write them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The body of a route that takes a file: its bytes as they are, in the browser a `File`, on the server read from disk. */
export const file = z.custom<Blob>((value) => value instanceof Blob);
