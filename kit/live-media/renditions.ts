/** Names of renditions from the smallest to the largest; the index is the number on the wire. */
export const renditionNames = ['tiny', 'low', 'high'] as const;
export type RenditionName = (typeof renditionNames)[number];

/** A rendition's number on the wire: 0 tiny, 1 low, 2 high. Larger numbers are larger pictures. */
export type Rendition = 0 | 1 | 2;

/** What publishers encode with, the first that a browser can: H.264 constrained baseline level 3.1 (1280x720 at 30 fps), which every device decodes in hardware. */
export const publishedCodecs = ['avc1.42E01F', 'vp8'] as const;

/** Number of a rendition's name. */
export function renditionNumber(name: RenditionName): Rendition {
  return renditionNames.indexOf(name) as Rendition;
}
