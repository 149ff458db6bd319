/**
 * Times and limits of chats. Milliseconds unless the name says otherwise. From spec 2 §9 where it gives a figure; the
 * others ("not shown") are decided here.
 */
export const chatLimits = {
  /** A live preview shows this long (spec 2 §9: 5 s, VIP 20 s). */
  preview: 5_000,
  previewVip: 20_000,
  /** Previews one guest may start in an hour, over all performers (402), and previews one room shows at a time (401). */
  previewsPerHour: 60,
  previewsPerRoom: 50,
  /** A guest who cannot pay may write this long in a free chat, from the first text on (spec 2 §9: 60 s; exit 502). */
  textCountdown: 60_000,
  /** Free chat a day and guest: anonymous 20 minutes, logged in 2 hours, without limit with a balance of at least `minimumBalance` (exit 503). */
  freeChatAnonymous: 20 * 60_000,
  freeChatLoggedIn: 120 * 60_000,
  /** Pause before a start is tried again (spec 2 §9). */
  retryStart: 3_000,
  /** How long a performer's studio rings (199). */
  ring: 30_000,
  /** How long the first frame may take, per attempt (199, preview 499). */
  start: 10_000,
  /** A guest whose connection is lost may come back into the same chat this long (then 107). */
  guestGrace: 10_000,
  /** A performer whose studio connection is lost may come back this long (then 203); the picture has its own limit. */
  hostGrace: 20_000,
  /** Without a frame this long the picture counts as broken; the whole stretch is refunded. */
  pictureBroken: 5_000,
  /**
   * What was sent on a line that then proved dead may not have arrived: so much of it is given back in one chat. Also the
   * most a guest who lies about what arrived can see without paying for it.
   */
  unproven: 5_000,
  /**
   * Seconds a guest is paid back in a day by themselves for a line of their own that broke, and from when operators are
   * warned. Beyond it nothing is paid back until an operator has looked.
   */
  paidBackCap: 600,
  paidBackAlarm: 180,
  /** A picture broken this long ends the chat (996 when the performer stopped, 997 when only this guest lacks it). */
  pictureGone: 20_000,
  /** A minute is charged only when a frame arrived at most this long ago. */
  pictureFresh: 2_500,
  /** Delivered pictures that cannot be written down for so long are no longer sent: nobody can be charged for them. */
  unwritten: 10_000,
  /** The chat exit survey is offered from this length on (spec 2 §4). */
  survey: 30_000,
  minute: 60_000,
  /** Minimum balance for paid chats, in hundredths of a coin (spec 2 §5: 0.5). */
  minimumBalance: 50,
} as const;

/**
 * How often chats may begin (not shown in the specification). `points` in `seconds`, counted over processes and restarts;
 * a start that was refused counts nothing. Previews have limits of their own above.
 */
export const startLimits = {
  /** Chats one guest may begin, whatever they cost. */
  starts: { points: 30, seconds: 60 },
  /** Paid chats one guest may ask for, over all performers, and with one of them. */
  rings: { points: 6, seconds: 60 },
  ringsInRoom: [
    { points: 3, seconds: 60 },
    { points: 10, seconds: 900 },
  ],
  /** Paid chats of one guest that were accepted and ended before the first frame was told: seconds of picture at most. */
  unbegun: { points: 40, seconds: 86_400 },
  /** Paid chats all guests together may ask one performer for, and how many of them may ring at a time. */
  studioRings: { points: 20, seconds: 60 },
  ringingAtOnce: 8,
} as const;
