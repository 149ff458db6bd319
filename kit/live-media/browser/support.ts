import type { OfferedPicture } from '../port.ts';
import { publishedCodecs } from '../renditions.ts';
import { takesSegments } from './segments.ts';

/** What this browser lacks: a name of the web platform, or a codec by its WebCodecs string. */
export type MissingFeature =
  | 'VideoDecoder'
  | 'VideoEncoder'
  | 'AudioEncoder'
  | 'OffscreenCanvas'
  | 'AudioWorklet'
  | 'requestVideoFrameCallback'
  | `codec ${string}`;

/** The browser cannot do what was asked. */
export class MediaUnsupportedError extends Error {
  override name = 'MediaUnsupportedError';
  readonly missing: MissingFeature[];
  constructor(missing: MissingFeature[]) {
    super(`This browser lacks ${missing.join(', ')}`);
    this.missing = missing;
  }
}

/** What our own publishers and clips send when nothing is known of a broadcast yet; see `video-encoder.ts`. */
export const usualPicture: readonly OfferedPicture[] = [{ codec: publishedCodecs[0], width: 1280, height: 720 }];

/** Parts of the platform that decoding frame by frame needs and that are not there at all. */
const absentForFrames = (): MissingFeature[] => missing(['VideoDecoder', 'OffscreenCanvas']);

/** Parts of the platform that are not there at all; without them, and without a player that takes pieces, there is nothing to ask. Asked on a page. */
export const absentForViewing = (): MissingFeature[] => (takesSegments() ? [] : absentForFrames());

/**
 * Without these nothing of what is offered can be decoded frame by frame. One track that can be decoded is enough: the picture then comes
 * in that size.
 */
export async function missingForFrames(offered: readonly OfferedPicture[]): Promise<readonly MissingFeature[]> {
  const absent = absentForFrames();
  if (absent.length > 0 || offered.length === 0) return absent;
  const answers = await Promise.all(offered.map(decodesFrames));
  if (answers.includes(true)) return [];
  return [...new Set(offered.map(({ codec }) => `codec ${codec}` as const))];
}

/**
 * Without these no picture of what is offered, frame by frame or by the browser's own player; lacking sound alone does not stop a viewer.
 * Asked on a page.
 */
export async function missingForViewing(
  offered: readonly OfferedPicture[] = usualPicture,
): Promise<readonly MissingFeature[]> {
  const byFrames = await missingForFrames(offered);
  return offered.some(({ codec }) => takesSegments(codec)) ? [] : byFrames;
}

/** Whether the browser says that it shows this picture, one way or the other. Asked on a page. */
export const decodes = async (picture: OfferedPicture): Promise<boolean> =>
  takesSegments(picture.codec) || ('VideoDecoder' in globalThis && (await decodesFrames(picture)));

async function decodesFrames({ codec, width, height }: OfferedPicture): Promise<boolean> {
  const config = { codec, codedWidth: width, codedHeight: height };
  return VideoDecoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false,
  );
}

/** Without these no broadcast; without AudioEncoder or AudioWorklet it is a silent one. */
export function missingForPublishing(): MissingFeature[] {
  const lacks = missing(['VideoEncoder']);
  if ('MediaStreamTrackProcessor' in globalThis) return lacks;
  // Frames then come by way of a video element; see `video-capture.ts`.
  const byElement = 'HTMLVideoElement' in globalThis && 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  return byElement ? lacks : [...lacks, 'requestVideoFrameCallback'];
}

/** What a browser lacks to broadcast a picture, its encoders asked: known before anybody goes on air. */
export async function cannotPublish(): Promise<MissingFeature[]> {
  const missing = missingForPublishing();
  if (missing.length > 0) return missing;
  const answers = await Promise.all(
    publishedCodecs.map((codec) =>
      VideoEncoder.isConfigSupported({ codec, width: 640, height: 360 }).then(
        ({ supported }) => supported === true,
        () => false,
      ),
    ),
  );
  return answers.includes(true) ? [] : publishedCodecs.map((codec) => `codec ${codec}` as const);
}

/** Without these a viewer hears nothing; a missing AudioDecoder is made up for. */
export function missingForHearing(): MissingFeature[] {
  return missing(['AudioWorklet']);
}

/** Without these a publisher is not heard. */
export function missingForSpeaking(): MissingFeature[] {
  return missing(['AudioEncoder', 'AudioWorklet']);
}

function missing(features: MissingFeature[]): MissingFeature[] {
  return features.filter((feature) => !(feature in globalThis));
}
