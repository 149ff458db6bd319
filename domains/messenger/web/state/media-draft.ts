import type { ApiClient } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { MediaType } from '../../contract/index.ts';
import { discardMessageMedia, uploadMessageMedia } from '../../contract/index.ts';

/** What a message on its way carries. The file stays with the channel it was chosen in, as its words and its price do. */
export interface DraftMedia {
  readonly file: Blob;
  readonly type: MediaType;
  /** It as this page has it, to be seen before the server does. */
  readonly url: string;
  /** What is asked for it, hundredths of a coin. */
  readonly price: number | undefined;
  /** Its number once it is uploaded: what is sent again is not uploaded again. */
  readonly mediaId: string | null;
}

/** Uploads what is not uploaded yet. */
export async function uploaded(
  api: ApiClient,
  channelId: number,
  { file, mediaId }: DraftMedia,
): Promise<{ readonly mediaId: string } | { readonly problem: ProblemBody }> {
  if (mediaId !== null) return { mediaId };
  const answer = await api.call(uploadMessageMedia, { query: { channelId }, body: file });
  return answer.ok ? { mediaId: answer.data.media.mediaId } : { problem: answer.problem };
}

/** Nobody sends it any more. */
export function thrownAway(api: ApiClient, { url, mediaId }: DraftMedia): void {
  URL.revokeObjectURL(url);
  if (mediaId !== null) void api.call(discardMessageMedia, { params: { mediaId } });
}

/** What is sent of it. */
export const carriedOf = (media: DraftMedia | undefined, mediaId: string | null) =>
  media && mediaId !== null
    ? {
        messageType: media.type === 'bitmap' ? ('image' as const) : ('text' as const),
        data: { mediaId, ...(media.price === undefined ? {} : { mediaPrice: media.price }) },
      }
    : { data: {} };

/** Pictures and videos a message can carry. */
export const usableTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
];

/** What a chosen file is in a message. */
export const typeOf = ({ type }: Blob): MediaType =>
  type.startsWith('audio/') ? 'audio' : type.startsWith('video/') ? 'video' : 'bitmap';

/** A file that was chosen, on its way. */
export const draftOf = (file: Blob, price: number | undefined): DraftMedia => ({
  file,
  type: typeOf(file),
  url: URL.createObjectURL(file),
  price,
  mediaId: null,
});
