import { proveFragment } from '#kit/contract/prove-fragment.ts';
import { safePath } from '#kit/web/navigation/safe-path.ts';

/** The file of ours that a fragment names, else null. */
export function resumedDownload(hash: string): string | null {
  // Anybody may write a fragment: as the parameter it looks like, nothing in it is malformed.
  const path = safePath(new URLSearchParams(hash.slice(1)).get(proveFragment.slice(0, -1)), '');
  return path.startsWith('/rest/') ? path : null;
}
