import type { Result } from '#kit/contract/client.ts';

/** The data of a call while rendering; a refusal becomes the page for its status. */
export function dataOr404<T>(result: Result<T>): T {
  if (!result.ok) throw new Response(null, { status: result.problem.status || 503 });
  return result.data;
}
