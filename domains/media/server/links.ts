import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#kit/clock/clock.ts';
import type { Picture, PictureKind } from '../contract/index.ts';
import { isPrivatePicture, pictureWidths } from '../contract/index.ts';

/** How long a signed address works, in milliseconds. */
const signedLifetime = 15 * 60_000;

/** What a link is made from; no look-up needed. */
export interface PictureFacts {
  readonly id: string;
  readonly kind: PictureKind;
  readonly ageRating: number;
  readonly width: number;
  readonly height: number;
}

/** Builds and checks the addresses of pictures. */
export interface Links {
  url(facts: Pick<PictureFacts, 'id' | 'kind' | 'ageRating'>, width: number): string;
  picture(facts: PictureFacts): Picture;
  /** True when the signature is ours, for this picture and width, and has not run out. */
  valid(id: string, width: number, expires: number | undefined, signature: string | undefined): boolean;
}

/** The path of a picture in a width, which a signature may have to follow. */
export const pathOf = (id: string, width: number): string => `/rest/v1/media/picture/${id}/${width}`;

/** Signed with HMAC-SHA256. Expiry is rounded up to whole minutes so that pages of one minute share addresses. */
export function createLinks(key: Uint8Array, clock: Clock): Links {
  const sign = (id: string, width: number, expires: number): string =>
    createHmac('sha256', key).update(`${id}/${width}/${expires}`).digest('base64url');
  const url: Links['url'] = (facts, width) => {
    const { id } = facts;
    const path = pathOf(id, width);
    if (!isPrivatePicture(facts)) return path;
    const expires = Math.ceil((clock.now() + signedLifetime) / 60_000) * 60_000;
    return `${path}?expires=${expires}&signature=${sign(id, width, expires)}`;
  };
  return {
    url,
    picture(facts) {
      const widths = pictureWidths.filter((width) => width <= facts.width);
      const offered = widths.length > 0 ? widths : [pictureWidths[0]];
      return {
        id: facts.id,
        kind: facts.kind,
        ageRating: facts.ageRating,
        width: facts.width,
        height: facts.height,
        src: url(facts, offered.includes(640) ? 640 : (offered.at(-1) ?? 140)),
        srcSet: offered.map((width) => `${url(facts, width)} ${width}w`).join(', '),
      };
    },
    valid(id, width, expires, signature) {
      if (expires === undefined || signature === undefined || expires < clock.now()) return false;
      const wanted = Buffer.from(sign(id, width, expires));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
