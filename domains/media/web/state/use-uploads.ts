import { useEffect } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { Store, useStore } from '#kit/web/live/store.ts';
import type { UploadItem } from './uploads.ts';
import { Uploads } from './uploads.ts';

export type { UploadItem } from './uploads.ts';

/** What a page does with somebody's uploads. They go on when the page is left, as long as the document lives. */
export interface UploadsControl {
  readonly items: readonly UploadItem[];
  /** Sends files; one that was begun before goes on where it stopped. */
  add(files: FileList | readonly File[]): void;
  pause(key: string): void;
  /** False where the file has to be chosen again first: the page was loaded anew. */
  resume(key: string): boolean;
  /** Takes it off the list; what no film was made of is deleted. */
  remove(key: string, isUsed?: boolean): void;
}

/** Those of the account that is logged in; another one's end with it. */
let current: Uploads | null = null;
const nothing = new Store<readonly UploadItem[]>([]);

/**
 * The uploads of an account in this document, with those it began before on any device. Null is nobody: whatever was being sent ends.
 */
export function useUploads(accountId: number | null): UploadsControl {
  const api = useApi();
  const uploads = typeof document === 'undefined' || accountId === null ? null : uploadsOf(accountId, api);
  const items = useStore(uploads?.store ?? nothing);
  useEffect(() => {
    if (!uploads) {
      endUploads();
      return;
    }
    void uploads.restore();
    addEventListener('online', uploads.retryFailed);
    return () => removeEventListener('online', uploads.retryFailed);
  }, [uploads]);
  return {
    items,
    add: (files) => void uploads?.add(files),
    pause: (key) => uploads?.pause(key),
    resume: (key) => uploads?.resume(key) ?? true,
    remove: (key, isUsed) => uploads?.remove(key, isUsed),
  };
}

function uploadsOf(accountId: number, api: ReturnType<typeof useApi>): Uploads {
  if (current?.accountId !== accountId) {
    endUploads();
    current = new Uploads(accountId, api, () => import('tus-js-client'));
  }
  return current as Uploads;
}

/** Ends what is being sent; for the moment somebody logs out. */
export function endUploads(): void {
  current?.end();
  current = null;
}
