import { initFile, segmentFile } from './keys.ts';

/** A rendition as playlists tell of it. */
export interface Rendition {
  /** `audio`, or the height it was made in. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly codecs: string;
  /** Bits a second. */
  readonly peakRate: number;
  readonly averageRate: number;
  /** Of each segment, ms. */
  readonly lengths: readonly number[];
}

export const audioName = 'audio';

const sound = (renditions: readonly Rendition[]): Rendition | undefined =>
  renditions.find(({ name }) => name === audioName);

/** The playlist of all renditions (RFC 8216bis §4.4.6), the smallest first: with `query` behind every address. */
export function masterPlaylist(renditions: readonly Rendition[], query: string): string {
  const audio = sound(renditions);
  const pictures = renditions.filter(({ name }) => name !== audioName).sort((a, b) => a.peakRate - b.peakRate);
  const media = audio
    ? [`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",DEFAULT=YES,AUTOSELECT=YES,URI="${audioName}.m3u8?${query}"`]
    : [];
  const streams = pictures.flatMap(({ name, width, height, codecs, peakRate, averageRate }) => [
    `#EXT-X-STREAM-INF:${[
      `BANDWIDTH=${peakRate + (audio?.peakRate ?? 0)}`,
      `AVERAGE-BANDWIDTH=${averageRate + (audio?.averageRate ?? 0)}`,
      `RESOLUTION=${width}x${height}`,
      `CODECS="${[codecs, ...(audio ? [audio.codecs] : [])].join(',')}"`,
      ...(audio ? ['AUDIO="a"'] : []),
    ].join(',')}`,
    `${name}.m3u8?${query}`,
  ]);
  return lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...streams);
}

/** The playlist of one rendition (RFC 8216bis §4.4.3): its head and every segment with its length. */
export function renditionPlaylist({ name, lengths }: Rendition, query: string): string {
  const longest = Math.max(1, Math.ceil(Math.max(0, ...lengths) / 1000));
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${initFile(name)}?${query}"`,
    ...lengths.flatMap((ms, index) => [`#EXTINF:${(ms / 1000).toFixed(3)},`, `${segmentFile(name, index)}?${query}`]),
    '#EXT-X-ENDLIST',
  );
}

const lines = (...given: string[]): string => `${given.join('\n')}\n`;
