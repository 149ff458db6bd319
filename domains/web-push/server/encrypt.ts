import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Kit } from '#kit/server/kit.ts';
import type { subscriptions } from './tables.ts';
import type { PushWords } from './words.ts';

/** What the server's key is derived for: it stays the same as long as the installation's secret. */
const purpose = 'the key of web push';
/** Seconds a service keeps a message for a browser that is off. News of the evening is none in the morning. */
const keptSeconds = 4 * 3600;
/** How long one signature is used for a service; 24 hours is the most (RFC 8292 §2). */
const signedMs = 6 * 3_600_000;

type Subscription = Pick<typeof subscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth' | 'encoding'>;

export interface Encrypted {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}

/** The public key of this installation, and how messages are encrypted and signed with it. */
export function createEncrypter({ keyFor, clock, config }: Pick<Kit, 'keyFor' | 'clock' | 'config'>) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keyFor(purpose));
  const publicKey = curve.getPublicKey('base64url');
  const privateKey = curve.getPrivateKey().toString('base64url').padStart(43, 'A');
  const host = new URL(config.PUBLIC_URL ?? 'https://localhost').hostname;
  const signed = new Map<string, { readonly until: number; readonly headers: Readonly<Record<string, string>> }>();

  const signatureFor = (origin: string, encoding: Subscription['encoding']) => {
    const now = clock.now();
    const key = `${encoding} ${origin}`;
    const known = signed.get(key);
    if (known && known.until > now) return known.headers;
    if (signed.size > 500) signed.clear();
    const expires = Math.floor((now + signedMs * 2) / 1000);
    const headers = webPush.getVapidHeaders(origin, `mailto:push@${host}`, publicKey, privateKey, encoding, expires);
    signed.set(key, { until: now + signedMs, headers: { ...headers } });
    return { ...headers };
  };

  return {
    publicKey,
    encrypt({ endpoint, p256dh, auth, encoding }: Subscription, words: PushWords): Encrypted {
      const { cipherText, salt, localPublicKey } = webPush.encrypt(p256dh, auth, JSON.stringify(words), encoding);
      const { 'Crypto-Key': serverKey, ...authorization } = signatureFor(new URL(endpoint).origin, encoding);
      const old = {
        encryption: `salt=${salt}`,
        'crypto-key': [`dh=${localPublicKey.toString('base64url')}`, serverKey].filter(Boolean).join(';'),
      };
      return {
        headers: {
          ...authorization,
          ttl: keptSeconds,
          urgency: 'normal',
          'content-type': 'application/octet-stream',
          'content-encoding': encoding,
          ...(encoding === 'aesgcm' ? old : {}),
        },
        body: cipherText,
      };
    },
  };
}

export type Encrypter = ReturnType<typeof createEncrypter>;
