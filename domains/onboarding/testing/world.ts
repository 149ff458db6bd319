import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import sharp from 'sharp';
import { consentDomain } from '#domains/consent/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { publishLegalDraft, readLegalVersion, saveLegalDraft, startLegalDraft } from '#domains/legal/contract/index.ts';
import { coinsForEuro, legalDomain } from '#domains/legal/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { onboardingDomain } from '../server/index.ts';
import type { SandboxDecision } from '../server/sandbox/words.ts';

/** What came of a call that is expected to go well. @throws Error with the code of its refusal */
export async function done<T>(
  answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.problem.code);
  return given.data;
}

/** The code of the refusal of a call. */
export const refusal = async (answer: Promise<{ ok: boolean; problem?: { code: string } }>): Promise<string> =>
  (await answer).problem?.code ?? 'it went well';

/** Joining over a real database and real HTTP: the sandbox of the identity provider answers as on a site. */
export async function openJoining() {
  const world = await testWorld({
    ...{ onboarding: onboardingDomain, legal: legalDomain, performers: performersDomain },
    ...{ identity: identityDomain, consent: consentDomain },
  });
  const { kit, domains } = world;
  kit.extensions.add('shop', [extend(coinsForEuro, 4)]);
  await domains.legal.start?.();
  const app = Fastify();
  await domains.onboarding.mount?.(app as unknown as FastifyInstance, undefined as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };

  const as = (accountId: number, ...roles: Role[]): ApiClient =>
    world.as({ accountId, subjectId: accountId, roles, sessionId: `s${accountId}`, language: 'en', isProven: true });
  const picture = new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 640, height: 640, channels: 3, background: 'teal' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: 'image/jpeg' },
  );
  let people = 0;
  /** A guest with a proven address. */
  const guest = async (emailVerified = true): Promise<{ id: number; me: ApiClient }> => {
    people += 1;
    const email = `vera${people}@example.com`;
    const id = await kit.db.transaction((tx) =>
      domains.identity.createAccount(tx, {
        ...{ email, passwordHash: 'x', roles: ['guest'], language: 'en', emailVerified },
      }),
    );
    return { id, me: as(id, 'guest') };
  };
  const view = (me: ApiClient) => done(me.call(contract.getOwnApplication, {}));
  /** Goes to the provider and lets a session end there; what it tells is taken. */
  const identify = async (me: ApiClient, decision: SandboxDecision): Promise<void> => {
    const { link } = await done(me.call(contract.beginIdentity, {}));
    await fetch(link.replace(/^https?:\/\/[^/]+/, `http://127.0.0.1:${port}`), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision }),
    });
  };
  const person = (at: number) => ({
    firstName: 'Vera',
    lastName: `Muster${'abcdefghij'[at % 10]}${at}`.replace(/\d/g, (d) => 'qwertzuiop'[Number(d)] as string),
    birthDate: '1994-05-17',
  });
  const address = { street: 'Teststr. 1', postcode: '10115', town: 'Berlin', country: 'DE' };
  const prices = { video: 200, single: null, singlec2c: null, voyeur: null, multi: null };
  const words = (text: string) => ({ de: '', en: text, nl: '', es: '' });

  /** The steps one after the other; `but` leaves some out. */
  const steps = (id: number, me: ApiClient): Record<contract.OwnStepName, () => Promise<unknown>> => ({
    contact: () => done(me.call(contract.saveContact, { body: { phone: '+49 170 1234567' } })),
    person: () => done(me.call(contract.savePerson, { body: person(id) })),
    address: () => done(me.call(contract.saveAddress, { body: address })),
    identity: () => identify(me, 'approve'),
    stage: () =>
      done(
        me.call(contract.saveStage, {
          body: { name: `Nova ${person(id).lastName.slice(6)}`, gender: 'F', genderType: 'F' },
        }),
      ),
    profile: () =>
      done(
        me.call(contract.saveProfile, {
          body: { headline: words('Hello'), about: words('I like rain.'), languages: ['en'], categories: [] },
        }),
      ),
    pictures: async () => {
      for (const kind of ['avatar', 'sedcard'] as const)
        await done(me.call(contract.addJoiningPicture, { query: { kind }, body: picture }));
    },
    prices: () => done(me.call(contract.savePrices, { body: { prices } })),
    countries: () => done(me.call(contract.saveCountries, { body: { bannedCountryCodes: ['US'] } })),
    contract: () => signs(id, me),
  });
  const signs = async (id: number, me: ApiClient) => {
    const { sha256 } = await done(me.call(contract.readContract, {}));
    const { firstName, lastName } = person(id);
    return done(me.call(contract.signContract, { body: { sha256, name: `${firstName} ${lastName}` } }));
  };
  const fill = async (id: number, me: ApiClient, ...but: contract.OwnStepName[]): Promise<void> => {
    for (const [name, step] of Object.entries(steps(id, me)))
      if (!but.includes(name as contract.OwnStepName)) await step();
  };
  /** Somebody who has sent everything. */
  const applicant = async () => {
    const { id, me } = await guest();
    await fill(id, me);
    await done(me.call(contract.submitApplication, {}));
    return { id, me };
  };
  const operator = as(999_999, 'operator');
  const accept = (accountId: number) => done(operator.call(contract.acceptApplication, { params: { accountId } }));
  /** An operator publishes a new version of the agreement. */
  const publishContract = async (): Promise<number> => {
    const key = { product: 'contract', type: 'GTC' } as const;
    const { version } = await done(operator.call(startLegalDraft, { body: key }));
    const read = { params: { type: key.type, version }, query: { product: key.product } };
    const { documents, revision } = await done(operator.call(readLegalVersion, read));
    const changed = { ...documents, en: { ...documents.en, title: `Agreement ${version}` } } as typeof documents;
    const body = { ...key, version, revision, documents: changed, validFrom: null, asks: false, note: '' };
    const saved = await done(operator.call(saveLegalDraft, { body }));
    await done(operator.call(publishLegalDraft, { body: { ...key, version, revision: saved.revision } }));
    return version;
  };
  const work = async (name: string, payload: object = {}): Promise<void> => {
    const handler = domains.onboarding.handlers.find((one) => one.kind === 'job' && one.operation.name === name);
    if (handler?.kind !== 'job') throw new Error(`There is no job ${name}.`);
    await handler.run(payload as never);
  };
  return {
    ...{ kit, domains, app, port, as, guest, view, identify, person, steps, fill, applicant, operator, accept, work },
    ...{ picture, address, prices, words, signs, publishContract },
  };
}
