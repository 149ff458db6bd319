import { useEffect } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { ApiClient } from '#kit/contract/client.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { exposeExperiments } from '../../contract/routes.ts';
import { createTestGroupCache } from './test-group-cache.ts';

/** One for the document: what was shown once stays. Never filled on the server, which renders for everybody. */
const memory = createTestGroupCache();
let due: Set<string> | null = null;

/**
 * The variant of an experiment for whoever looks at the page, or null: as it was before. It is the one the server has
 * rendered with and does not change while the document lives, so nothing flickers. Shown variants are reported.
 *
 * `const words = useTestGroup('signUpWords') === 'short' ? … : …`
 */
export function useTestGroup(key: string): string | null {
  const groups = useGuestValue('testGroups');
  const api = useApi();
  const isBrowser = typeof window !== 'undefined';
  const { value, isActive } = isBrowser ? memory.groupOf(key, groups) : createTestGroupCache().groupOf(key, groups);
  useEffect(() => {
    if (isActive && memory.isFirst(key)) report(api, key);
  }, [api, key, isActive]);
  return value;
}

/** Several experiments of one page are told together. */
function report(api: ApiClient, key: string): void {
  if (due) {
    due.add(key);
    return;
  }
  due = new Set([key]);
  queueMicrotask(() => {
    const keys = [...(due ?? [])];
    due = null;
    void api.call(exposeExperiments, { body: { keys } });
  });
}
