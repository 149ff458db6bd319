/** Where a browser's own player takes its film from, piece by piece (Media Source Extensions). */
export type Source = MediaSource;
type SourceClass = { new (): Source; isTypeSupported(type: string): boolean };

/** iPhones have only the managed one (iOS 17.1); elsewhere both are the same. */
export const sourceClass = (): SourceClass | undefined => {
  const all = globalThis as unknown as { ManagedMediaSource?: SourceClass; MediaSource?: SourceClass };
  return all.ManagedMediaSource ?? all.MediaSource;
};

/** Whether the browser's own player takes a codec (H.264 alone is made into pieces). Asked on a page, not in a worker. */
export const takesSegments = (codec = 'avc1.42E01F'): boolean =>
  codec.startsWith('avc1') && sourceClass()?.isTypeSupported(`video/mp4; codecs="${codec}"`) === true;
