/** What this browser lacks; the names are those of the web platform. */
export type MissingFeature = 'VideoDecoder' | 'VideoEncoder' | 'AudioEncoder' | 'OffscreenCanvas' | 'AudioWorklet';

/** The browser cannot do what was asked. */
export class MediaUnsupportedError extends Error {
  override name = 'MediaUnsupportedError';
  readonly missing: MissingFeature[];
  constructor(missing: MissingFeature[]) {
    super(`This browser lacks ${missing.join(', ')}`);
    this.missing = missing;
  }
}

/** Without these no picture; lacking sound alone does not stop a viewer. */
export function missingForViewing(): MissingFeature[] {
  return missing(['VideoDecoder', 'OffscreenCanvas']);
}

/** Without these no broadcast; without AudioEncoder or AudioWorklet it is a silent one. */
export function missingForPublishing(): MissingFeature[] {
  return missing(['VideoEncoder']);
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
