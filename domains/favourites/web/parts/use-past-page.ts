import { useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';

/** The page of a list an address asks for, from 1 to 50. */
export const pageOf = (request: Request): number =>
  Math.min(50, Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page'))) || 1));

/** For loaders. The last one of a page was taken away, or an old address: the first page is there. */
export function assertNotPast(request: Request, page: number, count: number): void {
  if (page > 1 && count === 0) throw redirect(new URL(request.url).pathname);
}

/** Leads to the first page when the last thing of a later one has gone while it was shown. */
export function usePastPage(page: number, count: number): void {
  const navigate = useNavigate();
  const isPast = page > 1 && count === 0;
  useEffect(() => {
    if (isPast) void navigate('?', { replace: true });
  }, [isPast, navigate]);
}
