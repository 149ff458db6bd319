import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { topUp } from '#domains/payments/contract/transfers.ts';
import { productionSettings, stagingSettings } from '#domains/payments/testing/production.ts';
import { testConfig } from '#kit/testing/config.ts';
import { testKit } from '#kit/testing/kit.ts';
import { refuseDemoData } from './refuse-demo-data.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../domains/ledger/server/migrations', import.meta.url) };

test('a start in production that lacks everything ends with a sentence for each thing', async () => {
  const start = startServer({ HOST: '0.0.0.0', DEMO: 'on' });
  const said = await start.then(
    () => 'it started',
    (error: Error) => error.message,
  );
  for (const name of ['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'VEROTEL_SHOP_ID', 'DEMO', 'NODE_ENV=development']) {
    expect(said).toContain(`${name}`);
  }
});

test('a database of a demo world or of a staging system does not become one of production', async () => {
  const kit = await testKit([identityTables, ledgerTables], productionSettings);
  const domains = { identity: createIdentity(kit), ledger: createLedger(kit) } as never;
  const start = (config: object = kit.config) => refuseDemoData(config as typeof kit.config, kit, domains);
  const { identity, ledger } = domains as {
    identity: ReturnType<typeof createIdentity>;
    ledger: ReturnType<typeof createLedger>;
  };
  const passwordHash = await identity.hashPassword('vesper-demo');
  const account = { passwordHash, roles: ['operator', 'administrator'] as const, language: 'en' as const };
  await kit.db.transaction(async (tx) => {
    await identity.createAccount(tx, { ...account, email: 'vera@vesper.net', emailVerified: true });
    // Anybody can sign up with an address that cannot exist; nobody can verify it, and it must not stop a start.
    await identity.createAccount(tx, { ...account, roles: [], email: 'me@made-up.example', emailVerified: false });
  });
  await start();
  await kit.db.transaction((tx) =>
    ledger.post(tx, {
      key: 'order:sandbox',
      kind: topUp,
      entries: [
        { account: 'provider:sandbox', amount: -2000 },
        { account: 'guest:7', amount: 2000 },
      ],
      memo: { provider: 'sandbox', euroCents: 500 },
    }),
  );
  await expect(start()).rejects.toThrow('payment sandbox');
  const { of } = testConfig(stagingSettings);
  await start({ ...kit.config, of });
  await kit.db.transaction((tx) =>
    identity.createAccount(tx, { ...account, email: 'office@vesper.example', emailVerified: true }),
  );
  await expect(start({ ...kit.config, of })).rejects.toThrow('1 accounts of a demo world');
  await start({ ...kit.config, NODE_ENV: 'development' });
});

describe('a staging system', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ...stagingSettings, LOG_LEVEL: 'warn' });
  }, 60_000);
  afterAll(() => server?.stop());

  const words = {
    de: 'Testsystem: Hier wird nichts wirklich bezahlt.',
    en: 'Test system: nothing here is really paid for.',
    nl: 'Testsysteem: hier wordt niets echt betaald.',
    es: 'Sistema de pruebas: aquí no se paga nada de verdad.',
  };

  it('says on every page of all three sides that it is one, in the language of the page, also on kept and refused ones', async () => {
    for (const [language, sentence] of Object.entries(words)) {
      const paths = ['', '', 'nothing-here/', 'studio/', 'studio/nothing-here/'];
      for (const path of [...paths.map((path) => `/${language}/${path}`), `/${language}/%zz`]) {
        const answer = await fetch(server.address + path, {
          headers: { accept: 'text/html', 'accept-language': language },
        });
        expect(await answer.text(), path).toContain(sentence);
      }
    }
    for (const path of ['/office/', '/office/books/', '/docs', '/en/top-up/', '/en/log-in/']) {
      const answer = await fetch(server.address + path, { headers: { 'accept-language': 'en' } });
      expect(await answer.text(), path).toContain(words.en);
    }
  });

  it('says so at its start, and in its log', () => {
    const said = server.output.join('');
    expect(said).toContain('ALLOW_SANDBOX_PAYMENTS=on');
    expect(said).toContain('"setting":"ALLOW_SANDBOX_PAYMENTS"');
  });
});
