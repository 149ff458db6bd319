import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '../contract/index.ts';

/** A browser's side of web push: its keys, and how it reads a message (RFC 8291, RFC 8188, and the draft before them). */
export interface PushBrowser {
  readonly subscription: PushSubscription;
  /** @throws Error for what was not encrypted for this browser */
  read(message: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }): unknown;
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const tagBytes = 16;

function opened(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
}

/** A browser that has subscribed at an endpoint. */
export function pushBrowser(endpoint: string): PushBrowser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const own = curve.getPublicKey();

  const readNew = (body: Buffer): Buffer => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const server = body.subarray(21, 21 + keyLength);
    const shared = curve.computeSecret(server);
    const secret = hkdf(shared, auth, Buffer.concat([text('WebPush: info\0'), own, server]), 32);
    const key = hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12);
    const padded = opened(key, nonce, body.subarray(21 + keyLength));
    // The last record ends with a 2 and zeros.
    return padded.subarray(0, padded.lastIndexOf(2));
  };

  const readOld = (headers: Readonly<Record<string, string>>, body: Buffer): Buffer => {
    const part = (header: string | undefined, name: string): Buffer =>
      Buffer.from(new RegExp(`${name}=([\\w-]+)`).exec(header ?? '')?.[1] ?? '', 'base64url');
    const salt = part(headers.encryption, 'salt');
    const server = part(headers['crypto-key'], 'dh');
    const length = (key: Buffer) => Buffer.from([0, key.length]);
    const context = Buffer.concat([text('P-256\0'), length(own), own, length(server), server]);
    const secret = hkdf(curve.computeSecret(server), auth, text('Content-Encoding: auth\0'), 32);
    const key = hkdf(secret, salt, Buffer.concat([text('Content-Encoding: aesgcm\0'), context]), 16);
    const nonce = hkdf(secret, salt, Buffer.concat([text('Content-Encoding: nonce\0'), context]), 12);
    const padded = opened(key, nonce, body);
    return padded.subarray(2 + padded.readUInt16BE(0));
  };

  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: ({ headers, body }) =>
      JSON.parse((headers['content-encoding'] === 'aesgcm' ? readOld(headers, body) : readNew(body)).toString()),
  };
}
