import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'separated'>;
  readonly identity: Pick<Identity, 'account'>;
  readonly ledger: Pick<Ledger, 'guestFunds'>;
  readonly live: Pick<Live, 'recountFreeChat'>;
  readonly performers: Pick<Performers, 'actorsOf' | 'cards' | 'onlineAmong'>;
  /** How long it can be switched on, and how long it is, ms. */
  readonly times: { readonly candidate: number; readonly span: number };
}
