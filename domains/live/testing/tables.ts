import { blocksTables } from '#domains/blocks/server/index.ts';
import { conversationTables } from '#domains/conversation/server/index.ts';
import { mediaTables } from '#domains/media/server/index.ts';
import { performersTables } from '#domains/performers/server/index.ts';
import { salesTables } from '#domains/sales/server/index.ts';
import { liveTables } from '../server/index.ts';

/** The tables live stands on, in order. */
export const ownersOfTables = [
  conversationTables,
  blocksTables,
  mediaTables,
  { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) },
  performersTables,
  salesTables,
  liveTables,
];
