/** Limits of the messenger; spec 2 §9 where it names them. */
export const messengerLimits = {
  /** Channels of a page (spec 2 §9). */
  channelPage: 10,
  /** Messages of a page on our screens; the query service answers 10 (spec 2 §9). */
  contentPage: 40,
  /** Recent conversations in the bar above (spec 2 §9). */
  navbar: 5,
  /** Channels are loaded at most once in this time, ms (spec 2 §9). */
  loadThrottle: 500,
  /** Longest message in characters. */
  textLength: 2_000,
  /** A message may be changed this long after it was sent, ms. */
  editFor: 15 * 60_000,
  /** A message may be deleted this long after it was sent, ms. */
  deleteFor: 24 * 3_600_000,
  /** Messages a guest may send somebody who has never answered, in an hour. */
  strangerPerHour: 5,
  /** Gifts of a message. */
  gifts: 20,
} as const;
