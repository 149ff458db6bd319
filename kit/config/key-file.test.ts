import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'vesper-key-'));
onFileEnd(() => rmSync(folder, { recursive: true }));
const kept = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const pemOf = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
  String(key.export({ type: 'pkcs8', format: 'pem' }));

it('a key that signs mails is read at the start, and what is none stops it without telling what the file holds', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const read = (path: string) =>
    readConfig({ NODE_ENV: 'test', DKIM_SELECTOR: 'vesper', DKIM_KEY_FILE: path }).DKIM_KEY_FILE;
  expect(read(kept('good.pem', pemOf(privateKey)))).toBe(pemOf(privateKey));
  const other = generateKeyPairSync('ed25519').privateKey;
  expect(() => read(kept('other.pem', pemOf(other)))).toThrow('DKIM_KEY_FILE: takes an RSA key of 1024 bits or more');
  expect(() => read(kept('none.pem', 'a secret that is no key'))).toThrow(/^(?!.*a secret).*a private key in PEM/s);
  expect(() => read(join(folder, 'missing.pem'))).toThrow('a file that can be read');
  expect(() => readConfig({ NODE_ENV: 'test', DKIM_SELECTOR: 'vesper' })).toThrow('set both or neither');
});
