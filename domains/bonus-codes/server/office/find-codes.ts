import { and, eq, getTableColumns, ilike, or } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import type { KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { asTyped } from '#kit/text/typed.ts';
import * as contract from '../../contract/index.ts';
import { campaigns, codes } from '../tables.ts';

/** A page of codes with the names of their campaigns; `search` is a code or how one begins. */
export function findCodes(
  { orm }: Executor,
  { search, campaignId }: { readonly search?: string | undefined; readonly campaignId?: string | undefined },
  request: KeysetRequest,
) {
  const page = keyset(request, { createdAt: codes.createdAt }, codes.id);
  const found =
    search === undefined
      ? undefined
      : or(eq(codes.plain, contract.plainCode(search)), ilike(codes.code, `${escapeLike(asTyped('code', search))}%`));
  const ofOne = campaignId === undefined ? undefined : eq(codes.campaignId, Number(campaignId));
  return orm
    .select({ ...getTableColumns(codes), campaign: campaigns.name, cursor: page.cursor })
    .from(codes)
    .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
    .where(and(found, ofOne, page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}
