/** Times in milliseconds, sizes in bytes. */
export const limits = {
  /** A publisher silent for this long is stalled; a picture without frames for this long is broken. */
  silenceMs: 5_000,
  /** A broadcast silent for this long is over. */
  endAfterSilenceMs: 60_000,
  /** A rendition without frames for this long is no longer offered. */
  renditionSilenceMs: 1_500,
  /** The oldest unacknowledged byte of a viewer may be this old. */
  maxLagMs: 1_000,
  /** A viewer gets no more than this many unacknowledged bytes, whatever happens. */
  windowBytes: 1_048_576,
  /** Media a viewer's session may owe an acknowledgement for, over all its connections; then nothing is sent. */
  unacknowledgedMs: 5_000,
  /** A session is forgotten this long after its last connection. */
  forgetSessionMs: 600_000,
  /** A viewer that is behind and neither acknowledges nor answers a ping for this long has a dead line. */
  deadLineMs: 10_000,
  /** After falling behind, a larger rendition is tried again after this long; doubles with every failure up to the maximum. */
  retryLargerMs: 10_000,
  maxRetryLargerMs: 80_000,
  /** With more viewers than this, sound waits for a video frame to travel with. */
  bundleAboveViewers: 20,
  /** Keyframes are asked of a publisher no more often than this. */
  keyframeRequestMs: 300,
  /** What is made on demand is looked at this often, and told again this often. */
  wantedMs: 300,
  wantedAgainMs: 2_000,
  /** A connection that says nothing for this long is dead. */
  maxQuietMs: 20_000,
  /** A closed connection is cut off when it has not closed by itself. */
  closeGraceMs: 300,
  /** Largest cached group of one rendition; a group beyond it is not offered to joins. */
  groupBytes: 4_194_304,
  groupMessages: 600,
  /** Largest message of a publisher and of a viewer. */
  publisherMessageBytes: 1_048_576,
  viewerMessageBytes: 64,
  /** Frames of one message, and pieces in which a line may bring one frame; ours are one frame each. */
  messageFragments: 64,
  messageChunks: 4_096,
  /** Pings of a client in a second; each is answered, read or not. */
  pingsPerSecond: 10,
  catalogBytes: 8_192,
  /** Media objects and control messages a publisher may send in a second. */
  publisherObjectsPerSecond: 1_000,
  publisherControlsPerSecond: 20,
  /** Messages a viewer may send in a second. */
  viewerMessagesPerSecond: 50,
  /** People, however many connections each has, and connections of one of them: previews, a chat, a camera. */
  maxPeople: 10_000,
  maxConnectionsPerPerson: 16,
  maxViewersPerRoom: 5_000,
  maxBitsPerSecond: 12_000_000,
  /** A still that has not come by then is not there. */
  stillWaitMs: 2_000,
  tickMs: 100,
  ticketMs: 30_000,
} as const;
