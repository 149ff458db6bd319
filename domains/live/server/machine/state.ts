import type { ChatStatus, ChatType, ExitCode } from '../../contract/index.ts';
import { chatLimits } from '../../contract/index.ts';

/** Everything the machine knows of one chat. Instants in ms since the epoch, coins in hundredths. A row holds just this. */
export interface ChatState {
  readonly type: ChatType;
  readonly paid: boolean;
  readonly exclusive: boolean;
  readonly pricePerMinute: number;
  readonly status: ChatStatus;
  /** Start attempt under way, from 1, and how many there are. */
  readonly attempt: number;
  readonly attempts: number;
  /** Between two start attempts. */
  readonly retrying: boolean;
  readonly requestedAt: number;
  /** When the picture was promised; frames from before say nothing about this chat. */
  readonly acceptedAt: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly exitCode: number | null;
  /** End of ringing, of the wait for the first frame, or of the pause between attempts. */
  readonly phaseUntil: number | null;
  /** How long it may be watched once it runs (preview, free chat of the day), ms; null: without limit. */
  readonly watchFor: number | null;
  /** Until when, while it runs; before that, until when at least. */
  readonly watchUntil: number | null;
  readonly textUntil: number | null;
  readonly minutes: number;
  readonly paidUntil: number | null;
  /** The paid time is over and no fresh frame has come yet: nothing is booked until one comes. */
  readonly waiting: boolean;
  /** The last moment a frame reached the guest. */
  readonly deliveredAt: number | null;
  readonly brokenSince: number | null;
  /** Time that was sent without proof of receipt and counts as broken, ms; at most `times.unproven` in a chat. */
  readonly unprovenMs: number;
  /** Paid time without picture that was given back so far, ms. */
  readonly brokenMs: number;
  readonly refunded: number;
  /** Owed for broken time beyond the guest's limit of a day: not paid back by itself, shown to operators. */
  readonly withheld: number;
  readonly refunds: number;
  /** What of the minutes was paid otherwise than with coins, by vouchers; the driver says so after each booking. */
  readonly covered: number;
  /** The last minute was: no coins can go back for it. */
  readonly coveredMinute: boolean;
  /** Time of such minutes without picture, ms, and how many of them came back for it. */
  readonly coveredBrokenMs: number;
  readonly coveredBack: number;
  readonly guestLostAt: number | null;
  readonly guestSequence: number;
  readonly hostSequence: number;
}

/** The times the machine goes by, ms. People and networks keep real time when the clock runs faster. */
export interface ChatTimes {
  readonly ring: number;
  readonly start: number;
  readonly retryStart: number;
  readonly guestGrace: number;
  readonly pictureBroken: number;
  readonly pictureGone: number;
  readonly unproven: number;
  readonly pictureFresh: number;
  readonly unwritten: number;
  /** Frames are reported this seldom: a gap between two reports hides a break shorter by up to this. */
  readonly reportEvery: number;
  readonly minute: number;
}

/**
 * The times for a clock that runs `speed` times as fast as the wall's. Minutes and money go by the clock alone.
 * @param patience how many times as long one waits for a line or a picture, on a machine too slow to bring it in time
 */
export function chatTimes(speed = 1, patience = 1): ChatTimes {
  const { ring, start, retryStart, guestGrace, pictureBroken, pictureGone, pictureFresh, unproven, unwritten, minute } =
    chatLimits;
  return {
    ring: ring * speed,
    start: start * speed * patience,
    retryStart: retryStart * speed,
    guestGrace: guestGrace * speed * patience,
    pictureBroken: pictureBroken * speed,
    pictureGone: pictureGone * speed * patience,
    unproven: unproven * speed,
    pictureFresh: pictureFresh * speed,
    unwritten: unwritten * speed,
    reportEvery: 1_000 * speed,
    minute,
  };
}

/** What happens to a chat. `at` is the instant it happens at. */
export type ChatEvent =
  | { readonly type: 'accept' | 'decline'; readonly at: number; readonly sequence: number }
  | { readonly type: 'retry'; readonly at: number; readonly sequence: number }
  | { readonly type: 'guestEnd' | 'hostEnd'; readonly at: number; readonly sequence: number; readonly exit: ExitCode }
  /** The room, an operator or Vesper itself ends it. */
  | { readonly type: 'end'; readonly at: number; readonly exit: ExitCode }
  /** Frames were sent to the guest until `until`, and count as delivered. */
  | { readonly type: 'delivered'; readonly at: number; readonly until: number }
  /** Nothing was sent since `since`. `proven` is earlier when the line is shown dead: receipt is proven until then only. */
  | { readonly type: 'pictureBroken'; readonly at: number; readonly since: number; readonly proven: number }
  /** `byLine`: the performer was sending meanwhile. */
  | {
      readonly type: 'pictureBack';
      readonly at: number;
      readonly since: number;
      readonly until: number;
      readonly byLine: boolean;
    }
  | { readonly type: 'guestLost' | 'guestBack'; readonly at: number }
  /** How long it may be watched was reckoned anew; as {@link ChatState.watchFor}, and not before `watchUntil`. */
  | {
      readonly type: 'watchLimit';
      readonly at: number;
      readonly watchFor: number | null;
      readonly watchUntil: number | null;
    }
  | { readonly type: 'textLimit'; readonly at: number; readonly until: number | null }
  /** Time has passed. `hostSending`: whether frames arrive from the performer. */
  | { readonly type: 'tick'; readonly at: number; readonly hostSending: boolean }
  /** The ledger refused the minute the last step asked for; steps from the state before it. */
  | { readonly type: 'moneyRefused'; readonly at: number };

/** What the driver has to do, in the same transaction as it keeps the new state. */
export type ChatEffect =
  | { readonly type: 'charge'; readonly minute: number; readonly amount: number; readonly from: number }
  | {
      readonly type: 'refund';
      readonly refund: number;
      readonly seconds: number;
      readonly amount: number;
      /** Beyond the guest's limit of the day: not in `seconds`, and not paid back by itself. */
      readonly withheldSeconds?: number;
    }
  /** What paid a minute otherwise than with coins goes back. */
  | { readonly type: 'uncover'; readonly minute: number }
  /** The guest may open the picture (again). */
  | { readonly type: 'admit' }
  | { readonly type: 'retryStart'; readonly attempt: number; readonly inMs: number }
  | { readonly type: 'started' }
  | { readonly type: 'ended'; readonly exit: ExitCode };

export type Refusal = 'wrongSequence' | 'chatOver' | 'timeout' | 'guestOffline' | 'notInThisState';

export interface Step {
  readonly state: ChatState;
  readonly effects: readonly ChatEffect[];
  /** Told to whoever sent the command; what stands in `state` and `effects` holds all the same. */
  readonly refusal?: Refusal;
}
