import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of the few shapes an attestation has. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A passkey provider in software: ES256, user verified, no attestation (W3C WebAuthn Level 3 §6). */
export function softwareAuthenticator(rpID: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authenticatorData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, more]);
  };
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: base64url(id),
    /** Answers registration options: user present and verified, key attached. */
    register(challenge: string, at?: string) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(0x45, key)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, at)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    /** Answers login options; `rollBack` makes a cloned key's counter. */
    logIn(challenge: string, options: { rollBack?: boolean; at?: string } = {}) {
      counter = options.rollBack ? 0 : counter + 1;
      const client = clientData('webauthn.get', challenge, options.at);
      const data = authenticatorData(0x05);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
      return { ...credential, response };
    },
  };
}
