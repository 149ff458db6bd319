import { z } from 'zod';

/** Who or what ended a chat. */
export type ExitSide = 'guest' | 'host' | 'operator' | 'system';

export interface ExitCode {
  readonly code: number;
  readonly name: string;
  readonly side: ExitSide;
  /**
   * Whether the part of the paid minute that was not delivered is given back. A guest who leaves keeps the started
   * minute's price; nobody else's doing costs the guest a second without picture.
   */
  readonly refundsRest: boolean;
  /** What it means here, one sentence. */
  readonly meaning: string;
}

const guest = (code: number, name: string, meaning: string): ExitCode => ({
  code,
  name,
  side: 'guest',
  refundsRest: false,
  meaning,
});
const host = (code: number, name: string, meaning: string): ExitCode => ({
  code,
  name,
  side: 'host',
  refundsRest: true,
  meaning,
});
const system = (code: number, name: string, meaning: string, refundsRest = true): ExitCode => ({
  code,
  name,
  side: 'system',
  refundsRest,
  meaning,
});

/** Every exit code of spec 2 §8. Meanings of 901 to 990 are "not shown" there and decided here; 909 is ours. */
export const exitCodes = {
  clientExit: guest(100, 'clientExit', 'The guest ended the chat.'),
  logout: guest(101, 'logout', 'The guest logged out.'),
  destruct: guest(102, 'destruct', 'The page that held the chat was torn down.'),
  exitWindow: guest(103, 'exitWindow', 'The guest closed or left the window.'),
  upgrade: guest(104, 'upgrade', 'The guest went on in a chat of another type; the picture continues there.'),
  error: guest(105, 'error', 'The guest’s page reported an error it could not get over.'),
  charge: system(
    106,
    'charge',
    'The next minute could not be booked for 20 seconds, for a reason other than the balance.',
  ),
  disconnect: guest(107, 'disconnect', 'The guest’s connection was lost and did not come back in time.'),
  timeout: guest(108, 'timeout', 'The guest’s connection stood, but nothing came over it any more, not even a ping.'),
  startOffline: guest(198, 'startOffline', 'The guest was gone when the performer answered (‘Guest offline’).'),
  startTimeout: system(199, 'startTimeout', 'Nobody answered, or no first frame came in time (‘Timeout’).'),
  hostKick: host(201, 'hostKick', 'The performer removed the guest for this session of the room.'),
  hostStopped: host(202, 'hostStopped', 'The performer ended the chat or stopped sending.'),
  hostLogout: host(203, 'hostLogout', 'The performer logged out or was lost and did not come back in time.'),
  hostRelogin: host(
    204,
    'hostRelogin',
    'The performer went live anew after the time to come back into the old room was over.',
  ),
  sendFail: host(205, 'sendFail', 'The performer’s picture could not be sent.'),
  deviceFail: host(206, 'deviceFail', 'The performer’s camera or microphone failed.'),
  stillPicture: host(207, 'stillPicture', 'The performer’s picture stood still.'),
  cpuOverload: host(208, 'cpuOverload', 'The performer’s computer could not keep up.'),
  adminKick: {
    code: 301,
    name: 'adminKick',
    side: 'operator',
    refundsRest: true,
    meaning: 'An operator ended the chat.',
  },
  previewHostLimit: system(401, 'previewHostLimit', 'The performer’s room shows as many previews as it may.'),
  previewHourLimit: system(402, 'previewHourLimit', 'The guest has seen as many previews this hour as allowed.'),
  previewOffline: system(403, 'previewOffline', 'The performer went offline during a preview.'),
  single: system(404, 'single', 'The performer is in a single chat, which has no preview.'),
  previewFskDenied: system(
    405,
    'previewFskDenied',
    'The age rating of the picture is not allowed for this guest (preview).',
  ),
  accessDenied: system(406, 'accessDenied', 'A rule (country, lock, restriction) refuses this guest (preview).'),
  previewDisabled: system(407, 'previewDisabled', 'The performer has switched previews off.'),
  previewGuestOffline: guest(408, 'previewGuestOffline', 'The guest’s connection was lost during a preview.'),
  previewStartOffline: system(498, 'previewStartOffline', 'The performer was gone before the preview began.'),
  previewStartTimeout: system(499, 'previewStartTimeout', 'No first frame of a preview came in time.'),
  noMoney: system(
    501,
    'noMoney',
    'The balance does not pay the next minute. Comes exactly at the end of the paid one.',
    false,
  ),
  textTimeLimit: system(502, 'textTimeLimit', 'The time for writing without coins is over.', false),
  timeLimit: system(503, 'timeLimit', 'The time for watching (preview, free chat of the day) is over.', false),
  fskDenied: system(601, 'fskDenied', 'The age rating is not allowed for this guest, or no longer is.'),
  clientNewChat: guest(901, 'clientNewChat', 'The guest opened a chat with another performer.'),
  voiceCallHangUp: guest(902, 'voiceCallHangUp', 'The guest hung up a voice call.'),
  newChat: system(903, 'newChat', 'The chat this one hung on is over (voyeur), or another device took this chat over.'),
  hostSingle: system(904, 'hostSingle', 'The performer went into a single chat. A voyeur chat may be offered.'),
  videoFail: system(905, 'videoFail', 'The guest’s device cannot show the picture.'),
  clientLock: system(906, 'clientLock', 'The guest’s account was locked or restricted.'),
  hostLock: system(907, 'hostLock', 'The performer’s account or room was locked by an operator.'),
  liveShowStarted: system(908, 'liveShowStarted', 'A ticket show began in the room; who has a ticket is let in again.'),
  hostDeclined: host(909, 'hostDeclined', 'The performer declined the request.'),
  serverTimeout: system(
    990,
    'serverTimeout',
    'After a start of ours the chat was found open without life on either side.',
  ),
  hostVideoTimeout: system(996, 'hostVideoTimeout', 'The performer sent no frame for too long.'),
  guestVideoTimeout: system(
    997,
    'guestVideoTimeout',
    'This guest got no frame for too long while the performer was sending.',
  ),
} as const satisfies Record<string, ExitCode>;

export type ExitName = keyof typeof exitCodes;

const byCode = new Map<number, ExitCode>(Object.values(exitCodes).map((exit) => [exit.code, exit]));

/** The exit code by its number; undefined for a number that has no meaning. */
export const exitOf = (code: number): ExitCode | undefined => byCode.get(code);

export const ExitCodeNumber = z.int().refine((code) => byCode.has(code), 'not an exit code');

/** Codes a live preview ends with, and no others (membership not shown in the spec: the 4xx codes and what ends any chat). */
export const livePreviewExits: readonly number[] = [
  100, 103, 104, 301, 401, 402, 403, 404, 405, 406, 407, 408, 498, 499, 503, 901, 904, 905, 908,
];

/** What a preview ends with where the same event ends another chat with a code outside of {@link livePreviewExits}. */
export function previewExitOf(exit: ExitCode): ExitCode {
  if (livePreviewExits.includes(exit.code)) return exit;
  if (exit === exitCodes.fskDenied) return exitCodes.previewFskDenied;
  if (exit === exitCodes.clientLock) return exitCodes.accessDenied;
  return exit.side === 'guest' || exit === exitCodes.guestVideoTimeout
    ? exitCodes.previewGuestOffline
    : exitCodes.previewOffline;
}

/**
 * Codes that end a chat only before it ran: no minute was booked, so its end says that nothing was charged, and no survey is
 * offered (membership not shown).
 */
export const preChatExits: readonly number[] = [198, 199, 401, 402, 407, 498, 499, 909];
