import type { LoaderFunctionArgs } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import { listAppearances } from '../../contract/index.ts';

/** What the caller is in, from the entry in the address on. */
export async function loadAppearances({ context, request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(given) ? given : undefined;
  const answer = await context.get(web).api.call(listAppearances, { query: before === undefined ? {} : { before } });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, isFirst: before === undefined };
}
