import { guestEntity } from '#domains/guest/contract/graph.ts';
import { facetWithArgs } from '#kit/contract/entity.ts';
import { MessengerContent } from './entities.ts';
import { contentArgs } from './routes.ts';

/** Messages of the guest who asks, as `data.guest.messengerContent` (spec 3 §7). */
export const messengerOfGuest = facetWithArgs(
  guestEntity,
  'messenger',
  contentArgs,
  { messengerContent: MessengerContent.array() },
  { messengerContent: [] },
);
