import type { webcrypto } from 'node:crypto';
import { createECDH, randomBytes } from 'node:crypto';
import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { loadMdoc } from './crypto.ts';

/** How answers of `org-iso-mdoc` are encrypted (ISO/IEC 18013-7, annex C; RFC 9180). */
export const hpkeSuite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes128Gcm(),
});

/** A new private key, as the 32 bytes that are kept of it. */
export function newPrivateKey(): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}

/** The key pair of a private key, as JWK. */
export function jwkOf(privateKey: Uint8Array): webcrypto.JsonWebKey & { x: string; y: string; d: string } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return {
    ...{ kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
    d: text(privateKey),
  };
}

/** What a wallet is told of how to encrypt: a nonce and the public key. The same key and nonce give the same text. */
export async function encryptionInfoOf(privateKey: Uint8Array, nonce: string): Promise<string> {
  const { CoseKey, cborEncode } = await loadMdoc();
  const { kty, crv, x, y } = jwkOf(privateKey);
  const recipientPublicKey = CoseKey.fromJwk({ kty, crv, x, y }).encodedStructure;
  const info = new Map<string, unknown>([
    ['nonce', Buffer.from(nonce, 'base64url')],
    ['recipientPublicKey', recipientPublicKey],
  ]);
  return Buffer.from(cborEncode(['dcapi', info])).toString('base64url');
}

/** Opens an answer. @throws when it was encrypted for another key or request */
export async function openAnswer(answer: string, privateKey: Uint8Array, transcript: Uint8Array): Promise<Uint8Array> {
  const { cborDecode } = await loadMdoc();
  const [kind, sealed] = cborDecode<[string, Map<string, Uint8Array>]>(Buffer.from(answer, 'base64url'));
  const [enc, cipherText] = [sealed.get('enc'), sealed.get('cipherText')];
  if (kind !== 'dcapi' || !enc || !cipherText) throw new Error('This is no answer of the protocol.');
  const recipientKey = await hpkeSuite.kem.importKey('jwk', jwkOf(privateKey) as JsonWebKey, false);
  const context = await hpkeSuite.createRecipientContext({
    recipientKey,
    enc: bufferOf(enc),
    info: bufferOf(transcript),
  });
  return new Uint8Array(await context.open(bufferOf(cipherText)));
}

/** Encrypts an answer, as a wallet does. */
export async function sealAnswer(plain: Uint8Array, encryptionInfo: string, transcript: Uint8Array): Promise<string> {
  const { CoseKey, cborDecode, cborEncode } = await loadMdoc();
  const [, info] = cborDecode<[string, Map<string, Map<unknown, unknown>>]>(Buffer.from(encryptionInfo, 'base64url'));
  const { kty, crv, x, y } = CoseKey.fromEncodedStructure(info.get('recipientPublicKey') as never).jwk as Record<
    string,
    string
  >;
  const recipientPublicKey = await hpkeSuite.kem.importKey('jwk', { kty, crv, x, y } as JsonWebKey, true);
  const sender = await hpkeSuite.createSenderContext({ recipientPublicKey, info: bufferOf(transcript) });
  const cipherText = new Uint8Array(await sender.seal(bufferOf(plain)));
  const sealed = new Map<string, unknown>([
    ['enc', new Uint8Array(sender.enc)],
    ['cipherText', cipherText],
  ]);
  return Buffer.from(cborEncode(['dcapi', sealed])).toString('base64url');
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Unguessable: 32 bytes, base64url. */
export const newNonce = (): string => randomBytes(32).toString('base64url');
