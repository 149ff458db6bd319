import type { LoaderFunctionArgs } from 'react-router';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { MediaType, MessengerContent } from '../../../contract/index.ts';
import { messengerContent } from '../../../contract/index.ts';

/** What stands on a page of what a guest keeps of messages. */
const pageSize = 30;

/** A part of it, and the place behind it. */
export interface KeptPart {
  readonly items: readonly MessengerContent[];
  readonly next: string | null;
}

/** The part of what a guest keeps that lies behind a place, the latest first. */
export async function keptPart(
  api: Pick<ApiClient, 'query'>,
  mediaTypes: MediaType[],
  after: string | null,
): Promise<Result<KeptPart>> {
  const place = after !== null && /^[1-9]\d{0,14}$/.test(after) ? { after: Number(after) } : {};
  const answer = await api.query(messengerContent, {
    first: pageSize + 1,
    filter: { mediaTypes, kept: true },
    ...place,
  });
  if (!answer.ok) return answer;
  const items = answer.data.slice(0, pageSize);
  const last = answer.data.length > pageSize ? items.at(-1) : undefined;
  return { ok: true, data: { items, next: last ? String(last.messageId) : null } };
}

/** What the library shows of messages; an address may ask for pictures or films alone. */
export const shows = ['all', 'pictures', 'films'] as const;
export type Show = (typeof shows)[number];
export const typesOf: Readonly<Record<Show, MediaType[]>> = {
  all: ['bitmap', 'video'],
  pictures: ['bitmap'],
  films: ['video'],
};

/** The query of the same page with another wish; it begins with a question mark. */
export function queryOf(show: Show, after: string | null): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (after) query.set('after', after);
  return `?${query}`;
}

/** For the loaders of the library's pages of messages; `types` by what the address asks for. */
export async function loadKept(
  { context, request }: LoaderFunctionArgs,
  types: (show: Show) => MediaType[],
): Promise<KeptPart & { show: Show; after: string | null }> {
  const { searchParams } = new URL(request.url);
  const show = shows.find((known) => known === searchParams.get('show')) ?? 'all';
  const after = searchParams.get('after');
  const part = await keptPart(context.get(web).api, types(show), after);
  if (!part.ok) throw refused(part.problem.status);
  return { ...part.data, show, after };
}
