import { restrictionLevels } from '#domains/guest/contract/index.ts';
import type { GuestRestrictions } from '#domains/guest/server/index.ts';

/** What somebody does on the site: watches, spends coins, writes in chats, comments (on chats, performers and the site). */
export const actions = ['watch', 'spend', 'write', 'comment'] as const;
export type Action = (typeof actions)[number];

/** Why an account may not; stable words for logs and tests. */
export type StandingReason = 'accountLocked' | 'accountRestricted' | 'accountShutOut' | 'commentsBlocked';

interface Row {
  readonly holds: (standing: GuestRestrictions) => boolean;
  readonly refuses: Partial<Record<Action, StandingReason>>;
}

const from =
  (level: number): Row['holds'] =>
  ({ isRestricted, restrictionLevel }) =>
    isRestricted && restrictionLevel >= level;

/**
 * Who may do what: one line for each thing an operator or a rule can decide about an account (spec 1 section 3: locked, restricted with
 * its level, blocked for comments). The first line that refuses an action says why.
 */
const table: readonly Row[] = [
  {
    holds: ({ isLocked }) => isLocked,
    refuses: { watch: 'accountLocked', spend: 'accountLocked', write: 'accountLocked', comment: 'accountLocked' },
  },
  { holds: from(restrictionLevels.watching), refuses: { watch: 'accountShutOut', spend: 'accountShutOut' } },
  { holds: from(restrictionLevels.spending), refuses: { spend: 'accountRestricted' } },
  { holds: from(restrictionLevels.writing), refuses: { write: 'accountRestricted', comment: 'accountRestricted' } },
  { holds: ({ isBlockedForComments }) => isBlockedForComments, refuses: { comment: 'commentsBlocked' } },
];

/** Why an account of this standing may not do something; null when nothing about it is against that. */
export const refusedTo = (action: Action, standing: GuestRestrictions): StandingReason | null =>
  table.flatMap(({ holds, refuses }) => (holds(standing) ? (refuses[action] ?? []) : []))[0] ?? null;
