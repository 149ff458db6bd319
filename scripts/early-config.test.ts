import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as domainList from '#apps/server/domain-list.ts';
import { productionSettings, stagingSettings } from '#domains/payments/testing/production.ts';
import { readConfig } from '#kit/config/config.ts';
import { settingsOf } from '#kit/domain/compose.ts';

const declared = settingsOf(domainList);

// Runs on the system's Node before anything is installed, so it is no TypeScript.
const { missingForStart } = (await import(new URL('./lib/early-config.mjs', import.meta.url).href)) as {
  missingForStart(env: Record<string, string | undefined>): string | null;
};

const starts: Record<string, string | undefined>[] = [
  {},
  { NODE_ENV: 'development', HOST: '0.0.0.0' },
  { HOST: 'localhost' },
  { HOST: '127.8.0.1', PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'on' },
  productionSettings,
  stagingSettings,
  { ...productionSettings, NODE_ENV: '', HOST: '0.0.0.0' },
];
const refused: Record<string, string | undefined>[] = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { TRUST_PROXY: 'on' },
  { PUBLIC_URL: 'https://www.example.org' },
  { NODE_ENV: 'production' },
  ...['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'VEROTEL_SHOP_ID'].map((name) => ({ ...productionSettings, [name]: '' })),
];

it.each(starts)('a start that the settings allow is not refused beforehand: %j', (env) => {
  expect(missingForStart(env)).toBeNull();
  readConfig(env, declared);
});

it.each(refused)('one that lacks what production needs is refused before anything is installed or built: %j', (env) => {
  const said = missingForStart(env) ?? '';
  let full = '';
  try {
    readConfig(env, declared);
  } catch (error) {
    full = (error as Error).message;
  }
  for (const name of ['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'VEROTEL_SHOP_ID']) {
    expect(said.includes(name), name).toBe(full.includes(`${name}: must be set`) || full.includes(`${name}, `));
  }
});

it('npm start says it at once', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: '/nowhere', HOST: '0.0.0.0' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('Nothing was installed or built.');
});
