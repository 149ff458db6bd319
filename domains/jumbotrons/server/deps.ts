import type { Access } from '#domains/access/server/index.ts';
import type { Albums } from '#domains/albums/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Subscriptions } from '#domains/subscriptions/server/index.ts';
import type { Videos } from '#domains/videos/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'mayView'>;
  readonly albums: Pick<Albums, 'shown'>;
  readonly media: Pick<Media, 'store' | 'delete' | 'picture' | 'url'>;
  readonly performers: Pick<Performers, 'actor' | 'cards'>;
  readonly subscriptions: Pick<Subscriptions, 'isActive'>;
  readonly videos: Pick<Videos, 'shown' | 'firstSeen'>;
}
