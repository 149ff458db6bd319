import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { profileTab } from '../slots.ts';

/** How many pictures the tab of pictures holds. */
export const pictureCount: FillingOf<typeof profileTab> = (actor) => actor.sedcardPictures.length;
