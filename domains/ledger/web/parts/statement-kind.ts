import { filled } from 'virtual:slots/ledger.statementKinds';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { statementKinds } from '../slots.ts';

/** How a kind of transfer looks and what it is called; undefined for one whose domain is gone. */
export const statementKind = (name: string) =>
  fillingsOf<typeof statementKinds>(filled).find(({ facts }) => facts.kind === name);
