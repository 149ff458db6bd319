/** Files by key (`pictures/5003/avatar.webp`): `DATA_DIR/objects` by default, S3-compatible storage by `S3_URL`. */
export interface Storage {
  put(key: string, body: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<{ body: Uint8Array; type: string } | null>;
  /** Bytes `start` to `end` of one, both included, as far as there are such; null when there is no such object. */
  part(key: string, start: number, end: number): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
}
