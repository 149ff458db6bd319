import type { ChannelSubject } from '#kit/realtime/channel-messages.ts';
import { channelMessages } from '#kit/realtime/channel-messages.ts';

/** Whoever is connected is a guest to the specification, also an operator (spec 1 §7); `guest:<id>` is their own topic. */
export const channelSubject: ChannelSubject = { field: 'guestId', topic: 'guest' };

/** The messages of the channel itself, for the published contract. */
export const channelOperations = channelMessages(channelSubject).operations;
