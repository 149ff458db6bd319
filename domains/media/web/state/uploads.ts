import type { Upload, UploadOptions } from 'tus-js-client';
import type { ApiClient } from '#kit/contract/client.ts';
import { Store } from '#kit/web/live/store.ts';
import { getOpenUploads, maxPieceBytes, uploadPath } from '../../contract/index.ts';
import { markOfFile } from './mark-of-file.ts';

/** A file that is sent, or was begun before the page was opened: then it is paused until the file is chosen again. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'failed' | 'done';
  /** Its number on the server, once it has one. */
  readonly uploadId: string | null;
}

/** The part of tus-js-client that is used; it is loaded with the first file. */
export interface Tus {
  readonly Upload: new (file: File, options: UploadOptions) => Pick<Upload, 'start' | 'abort' | 'url'>;
}

interface Sending {
  readonly file: File | null;
  readonly mark: string;
  line: Pick<Upload, 'start' | 'abort' | 'url'> | null;
}

/** So many files at once; the others wait for their turn. */
const atOnce = 2;
/** Pauses before a piece is tried again, ms; they begin anew whenever a piece got through. */
const retryDelays = [0, 1_000, 3_000, 8_000, 20_000];
/** Answers after which trying again says nothing new: who asks, what is gone, and what has no room. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 409 && status !== 423;

const idOf = (url: string | null): string | null => url?.split('?', 1)[0]?.split('/').at(-1) ?? null;

/**
 * The uploads of one account in this document. What is open is known by the server alone, so nothing of it stays on the device, and
 * another account finds only its own. Choosing a file again that was begun goes on where it stopped.
 */
export class Uploads {
  readonly store = new Store<readonly UploadItem[]>([]);
  readonly accountId: number;
  readonly #api: Pick<ApiClient, 'call'>;
  readonly #load: () => Promise<Tus>;
  readonly #sendings = new Map<string, Sending>();
  #keys = 0;
  #isOver = false;
  #known: Promise<void> | null = null;

  constructor(accountId: number, api: Pick<ApiClient, 'call'>, load: () => Promise<Tus>) {
    this.accountId = accountId;
    this.#api = api;
    this.#load = load;
  }

  /** Fetches what was begun before, once. */
  restore(): Promise<void> {
    this.#known ??= this.#restore();
    return this.#known;
  }

  async #restore(): Promise<void> {
    const answer = await this.#api.call(getOpenUploads, {});
    if (!answer.ok || this.#isOver) {
      this.#known = null;
      return;
    }
    const listed = new Set(this.store.state.map(({ uploadId }) => uploadId));
    const begun = answer.data.uploads.filter(({ id }) => !listed.has(id));
    const items = begun.map(({ id, name, size, received, mark }): UploadItem => {
      const key = this.#newKey();
      this.#sendings.set(key, { file: null, mark, line: null });
      const state = size !== null && received === size ? 'done' : 'paused';
      return { key, name, size: size ?? received, sent: received, state, uploadId: id };
    });
    this.store.set([...items, ...this.store.state]);
  }

  /** Sends files, a few at once. One that was begun before goes on. */
  add = async (files: Iterable<File>): Promise<void> => {
    // A list of an input field is emptied when the field is.
    const chosen = [...files];
    await this.restore();
    for (const file of chosen) {
      const mark = await markOfFile(file, this.accountId);
      if (this.#isOver) return;
      const begun = this.#begunWith(mark);
      if (begun?.state === 'sending' || begun?.state === 'waiting') continue;
      const key = begun?.key ?? this.#newKey();
      this.#sendings.set(key, { file, mark, line: null });
      if (begun) this.#patch(key, { state: 'waiting' });
      else {
        const { name, size } = file;
        this.store.set([...this.store.state, { key, name, size, sent: 0, state: 'waiting', uploadId: null }]);
      }
    }
    this.#next();
  };

  pause = (key: string): void => {
    if (!['waiting', 'sending', 'failed'].includes(this.#find(key)?.state ?? '')) return;
    this.#hangUp(key);
    this.#patch(key, { state: 'paused' });
    this.#next();
  };

  /** Goes on; answers false where the file has to be chosen again first. */
  resume = (key: string): boolean => {
    const state = this.#find(key)?.state;
    if (state !== 'paused' && state !== 'failed') return true;
    if (!this.#sendings.get(key)?.file) return false;
    this.#patch(key, { state: 'waiting' });
    this.#next();
    return true;
  };

  /** Takes it off the list, and its bytes off the server unless something was made of it (`isUsed`). */
  remove = (key: string, isUsed = false): void => {
    const item = this.#find(key);
    if (!item) return;
    this.#hangUp(key);
    this.#sendings.delete(key);
    this.store.set(this.store.state.filter((one) => one.key !== key));
    if (item.uploadId && !isUsed) {
      const headers = { 'Tus-Resumable': '1.0.0' };
      // What cannot be told now is swept when nobody touches it for a day.
      void fetch(`${uploadPath}/${item.uploadId}`, { method: 'DELETE', headers }).catch(() => undefined);
    }
    this.#next();
  };

  /** The line is back: what failed is tried again. */
  retryFailed = (): void => {
    for (const { key, state } of this.store.state) if (state === 'failed') this.resume(key);
  };

  /** The account is gone from this document: nothing more is sent, and nothing stays in sight. */
  end(): void {
    this.#isOver = true;
    for (const key of this.#sendings.keys()) this.#hangUp(key);
    this.#sendings.clear();
    this.store.set([]);
  }

  /** What was begun of a file that is recognised. */
  #begunWith(mark: string): UploadItem | undefined {
    if (mark === '') return undefined;
    return this.store.state.find(({ key, state }) => state !== 'done' && this.#sendings.get(key)?.mark === mark);
  }

  #find(key: string): UploadItem | undefined {
    return this.store.state.find((item) => item.key === key);
  }

  #patch(key: string, part: Partial<UploadItem>): void {
    this.store.set(this.store.state.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }

  #newKey(): string {
    this.#keys += 1;
    return `${this.accountId}-${this.#keys}`;
  }

  #hangUp(key: string): void {
    const sending = this.#sendings.get(key);
    const line = sending?.line;
    if (!sending || !line) return;
    sending.line = null;
    void line.abort().catch(() => undefined);
  }

  #next(): void {
    const sending = this.store.state.filter(({ state }) => state === 'sending').length;
    const waiting = this.store.state.filter(({ state }) => state === 'waiting');
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - sending))) {
      this.#patch(key, { state: 'sending' });
      void this.#send(key);
    }
  }

  async #send(key: string): Promise<void> {
    const tus = await this.#load().catch(() => null);
    const [sending, item] = [this.#sendings.get(key), this.#find(key)];
    if (this.#isOver || !sending?.file || item?.state !== 'sending' || sending.line) return;
    if (!tus) return this.#settle(key, 'failed');
    const { file, mark } = sending;
    const line = new tus.Upload(file, {
      endpoint: uploadPath,
      uploadUrl: item.uploadId ? `${uploadPath}/${item.uploadId}` : null,
      chunkSize: maxPieceBytes,
      retryDelays,
      metadata: { filename: file.name, mark },
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => this.#of(line, key, () => this.#patch(key, { uploadId: idOf(line.url) })),
      onProgress: (sent) => this.#of(line, key, () => this.#patch(key, { sent })),
      onShouldRetry: (error) => !isFinal(error.originalResponse?.getStatus() ?? 0),
      onSuccess: () => this.#of(line, key, () => this.#settle(key, 'done', { sent: file.size })),
      onError: () => this.#of(line, key, () => this.#settle(key, 'failed')),
    });
    sending.line = line;
    line.start();
  }

  /** What an old line says after a pause is not heard. */
  #of(line: object, key: string, run: () => void): void {
    if (this.#sendings.get(key)?.line === line) run();
  }

  #settle(key: string, state: 'done' | 'failed', part: Partial<UploadItem> = {}): void {
    const sending = this.#sendings.get(key);
    if (sending) sending.line = null;
    this.#patch(key, { ...part, state });
    this.#next();
  }
}
