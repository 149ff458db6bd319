import type { createClient } from '#kit/contract/client.ts';
import type { ClientMessage } from '#kit/contract/operations.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { MoneyAct } from '../server/money-table.ts';

/** A composed site without pages, in which guests of every standing try to move money. */
export interface MoneyWorld {
  readonly kit: Kit;
  /** What a domain offers to others, by its name. */
  domain<Api>(name: string): Api;
  /** The typed client of a guest, or of the performer. */
  as(accountId: number): ReturnType<typeof createClient>;
  /** Says something on the channel in somebody's name. @throws Problem of its refusal */
  say(accountId: number, message: ClientMessage, payload: object): Promise<void>;
  /** Does a job now. */
  work(job: string, payload?: object): Promise<void>;
  /** Presses a button at the payment provider, whose report comes at once. */
  pay(checkoutUrl: string, decision?: string): Promise<void>;
  /** Lets events and jobs come to an end. */
  settle(): Promise<void>;
  /** Lets seconds pass. */
  pass(seconds: number): Promise<void>;
  /** A performer who is live, with a fan club and paid messages. */
  readonly performerId: number;
}

/** One way in which money or a reward moves, tried in the name of a guest of every standing (`apps/server/money-matrix.test.ts`). */
export interface MoneyWay {
  /** What it is in the table of money. */
  readonly act: MoneyAct;
  /** The kinds of transfer it books when nothing is against it; none: what is given is no coins. */
  readonly books: readonly string[];
  /** Lines of the statement that move no coins. */
  readonly notes?: readonly string[];
  /** A guest with 200 coins makes ready, before their standing changes. */
  prepare?(world: MoneyWorld, guestId: number): Promise<unknown>;
  /** The money moves, or is refused. */
  run(world: MoneyWorld, guestId: number, ready: never): Promise<unknown>;
  /** Coins of the guest are not spent by it: a limit of their own does not count it. */
  readonly isWithoutCoins?: true;
}

/** What a domain hands to the matrix of money from `testing/money-ways.ts`. */
export type MoneyWays = Readonly<Record<string, MoneyWay>>;
