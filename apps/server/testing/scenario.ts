import sharp from 'sharp';
import { recordOf } from '#domains/consent/testing/records.ts';
import { passkeyLogIn, passkeyLogInOptions } from '#domains/identity/contract/passkey-routes.ts';
import { logIn } from '#domains/identity/contract/routes.ts';
import { softwareAuthenticator } from '#domains/identity/testing/authenticator.ts';
import { data } from '#domains/identity/testing/browser.ts';
import { showSecondFactor } from '#domains/identity/testing/second-factor.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { houseRevenue, performerAccount } from '#domains/ledger/contract/accounts.ts';
import { correction } from '#domains/ledger/contract/transfers.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { mailLink } from '#kit/testing/mail-link.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import type { Person } from './people.ts';
import type { TestSite } from './site.ts';
import { openSite } from './site.ts';

/** Words that only what belongs to the guest Alice holds, and only what belongs to the performer Petra. */
export const ownerMarks = { alice: 'mark-of-alice', petra: 'mark-of-petra' } as const;

/** Calls an operation by its name and wants it done. */
export async function callOk<T = Record<string, unknown>>(
  site: TestSite,
  who: Person,
  name: string,
  input: unknown = {},
): Promise<T> {
  const answer = await who.call(site.named(name), input);
  if (answer.code !== null) throw new Error(`${name}: ${answer.text}`);
  await site.settle();
  return answer.data as T;
}

/** A site in the middle of an evening: everybody the tests need, and something of every kind that belongs to somebody. */
export type Scenario = Awaited<ReturnType<typeof openScenario>>;

export async function openScenario() {
  const site = await openSite();
  const { kit, domains } = site;
  const call = <T = Record<string, unknown>>(who: Person, name: string, input?: unknown) =>
    callOk<T>(site, who, name, input);
  const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
    Object.values((await kit.db.pool.query<Record<string, T>>(sql, values)).rows[0] ?? {})[0] as T;

  const emails = { alice: `${ownerMarks.alice}@vesper.test`, petra: `${ownerMarks.petra}@vesper.test` } as const;
  const alice = await site.signUp(emails.alice);
  const bob = await site.signUp('bob@vesper.test');
  const petra = await site.signUp(emails.petra, 'performer');
  const quinn = await site.signUp('quinn@vesper.test', 'performer');
  const operator = await site.signUp('office@vesper.test', 'operator');
  const [anonymous, stranger] = [await site.visitor(), await site.visitor()];
  const verification = mailLink(site.kit.mails, emails.alice).secret;
  for (const each of [alice, petra, bob, quinn]) {
    await kit.db.transaction((tx) => domains.identity.verifyEmailOf(tx, each.id));
  }

  // Places where Alice and Petra were logged in and are not any more: cookies and tokens are still there.
  const aliceElsewhere = await elsewhere(site, emails.alice);
  const [aliceEnded, petraEnded] = [await elsewhere(site, emails.alice), await elsewhere(site, emails.petra)];
  await showSecondFactor(kit, petra.id);
  for (const [who, ended] of [
    [alice, aliceEnded],
    [petra, petraEnded],
  ] as const) {
    await call(who, 'identity.revokeSession', { body: { sessionId: ended.sessionId } });
  }

  // Whoever knows Petra's password and nothing else.
  const halfway = (await elsewhere(site, emails.petra)).person;

  const pixels = { width: 800, height: 1000, channels: 3, background: '#204060' } as const;
  const picture = new Blob([new Uint8Array(await sharp({ create: pixels }).jpeg().toBuffer())]);
  await kit.db.transaction(async (tx) => {
    await domains.performers.putCategory(tx, 'music', { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' }, 1);
    await domains.performers.create(tx, anActor({ id: petra.id, name: 'Petra', birthDate: '1991-03-07' }));
    await domains.performers.create(tx, anActor({ id: quinn.id, name: 'Quinn' }));
    for (const { id, alias } of [
      { id: petra.id, alias: 'Petra' },
      { id: quinn.id, alias: 'Quinn' },
    ])
      await domains.consent.putPerson(tx, recordOf(id, { aliases: [alias] }));
  });
  await call(petra, 'addStudioPicture', { query: { kind: 'sedcard' }, body: picture });
  await apply(site, picture);

  // Petra has been paid once.
  await kit.db.transaction(async (tx) => {
    const address = { street: 'Beispielweg 2', postcode: '20095', town: 'Hamburg', country: 'DE' };
    await domains.payouts.enrol(tx, {
      accountId: petra.id,
      name: 'Petra Beispiel',
      birthDate: '1991-03-07',
      ...address,
    });
    await domains.ledger.post(tx, {
      ...{ key: 'scenario:earned', kind: correction },
      entries: [
        { account: houseRevenue, amount: -40_000 },
        { account: performerAccount(petra.id), amount: 40_000 },
      ],
    });
  });
  await domains.payouts.enrolRun({ until: kit.clock.now() + 1, approvedBy: [operator.id, quinn.id] });

  // What Alice has told and shown.
  await call(alice, 'guest.updateProfile', { body: { name: 'Alice Lund' } });
  await call(alice, 'guest.updatePreviewPicture', { body: picture });
  await call(alice, 'storeActorNote', { body: { actorId: petra.id, comment: `${ownerMarks.alice} note` } });
  await call(alice, 'legal.withdrawFromContract', {
    body: { name: ownerMarks.alice, email: emails.alice, contract: `${ownerMarks.alice} contract`, confirmed: true },
  });
  await call(alice, 'legal.recordConsent', { body: { functional: true, analytics: false, wording: 1 } });
  await call(alice, 'help.ask', {
    body: {
      email: emails.alice,
      topic: 'coins',
      message: `${ownerMarks.alice}: where are my coins?`,
      name: '',
      website: '',
    },
  });
  await call(alice, 'guest.autoRechargeTeaserState', { body: { mode: 'later' } });
  const key = softwareAuthenticator(new URL(kit.config.PUBLIC_URL ?? '').hostname, kit.config.PUBLIC_URL ?? '');
  const options = await call<{ challenge: string }>(alice, 'identity.passkeyRegistrationOptions');
  const registered = key.register(options.challenge);
  await call(alice, 'identity.registerPasskey', { body: { name: `${ownerMarks.alice} key`, credential: registered } });
  const used = await logInByPasskey(site, key);
  await call(alice, 'identity.forgotPassword', { body: { email: emails.alice } });
  const reset = mailLink(site.kit.mails, emails.alice).secret;
  await call(alice, 'identity.changeEmail', { body: { email: `new-${emails.alice}` } });
  const stop = mailLink(site.kit.mails, emails.alice).secret;
  await kit.db.transaction((tx) =>
    domains.notices.tell(tx, alice.id, {
      texts: { de: ownerMarks.alice, en: ownerMarks.alice, nl: ownerMarks.alice, es: ownerMarks.alice },
    }),
  );

  // What the office has set up.
  const draft = {
    key: 'evening',
    name: 'Evening',
    audience: 'loggedIn',
    goal: 'purchase',
    variants: [
      { value: 'plain', weight: 50 },
      { value: 'warm', weight: 50 },
    ],
    plannedPerVariant: 100,
  };
  const experiment = await call<{ id: number }>(operator, 'experiments.create', { body: draft });
  const name = { de: 'Suche', en: 'Search', nl: 'Zoeken', es: 'Buscar' };
  await call(operator, 'experiments.saveFeature', { body: { name, pageId: 'search.results', isActive: true } });
  const featureId = await one<number>('select id from experiments.features');
  await call(alice, 'sendFeatureFeedback', { featureId, rating: 2, text: `${ownerMarks.alice} feedback`, url: '/en/' });

  // Money and an evening in Petra's studio.
  const paid = await call<{ id: string; checkoutUrl: string }>(alice, 'startTopUp', { body: { packageId: 'eur-50' } });
  await site.pay(paid.checkoutUrl);
  const open = await call<{ id: string; checkoutUrl: string }>(alice, 'startTopUp', { body: { packageId: 'eur-10' } });
  for (const studio of [petra, quinn]) {
    await call(studio, 'enterStudio');
    await call(studio, 'goLive', { freeChat: true, autoAccept: true });
    site.media.send(`actor:${studio.id}`);
    await site.settle();
  }
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await kit.clock.advance(1_000);
      await domains.live.settled();
    }
    await site.settle();
  };
  const startKey = 'the second of the evening';
  const chatOf = (): Promise<number> => one('select max(id) from live.chats where guest_id = $1', [alice.id]);
  const start = (more: object) =>
    call(alice, 'startChat', { actorId: petra.id, chatType: 'LIVECHAT', single: true, sequence: 1, ...more });
  await start({ startKey: 'the first of the evening' });
  const formerChatId = await chatOf();
  await pass(35);
  await call(alice, 'endChat', { chatId: formerChatId, sequence: 2 });
  await start({ startKey });
  await pass(3);
  const chatId = await chatOf();
  const textKey = 'the first text';
  await call(alice, 'sendChatText', { chatId, text: `${ownerMarks.alice} text`, textKey });
  await call(petra, 'sendChatText', { chatId, text: `${ownerMarks.petra} text` });
  await call(alice, 'survey.chatexit', {
    body: {
      currentUrl: '/en/',
      chatId: formerChatId,
      actorId: petra.id,
      mobile: false,
      feedback: `${ownerMarks.alice} answer`,
      rating: 4,
      chatType: 'LIVECHAT',
    },
  });
  await call(alice, 'survey.feedback', {
    body: {
      currentUrl: '/en/',
      mobile: false,
      feedback: `${ownerMarks.alice} says`,
      'e-mail': emails.alice,
      rating: 4,
    },
  });

  const paidBackDay = dayOf(kit.clock.now());
  await kit.db.pool.query(
    `insert into live.paid_back (guest_id, day, guest_name, refunds, seconds, coins, withheld_seconds, withheld_coins)
     values ($1, $2, $3, 1, 60, 1200, 1, 10)`,
    [alice.id, paidBackDay, `${ownerMarks.alice} paid back`],
  );
  await kit.db.pool.query(
    'insert into live.withheld (chat_id, day, guest_id, seconds, coins) values ($1, $2, $3, 1, 10)',
    [formerChatId, paidBackDay, alice.id],
  );
  await kit.db.pool.query('update live.chats set withheld = 10 where id = $1', [formerChatId]);

  const locked = await site.signUp('locked@vesper.test');
  await kit.db.transaction((tx) => domains.guest.setStanding(tx, locked.id, { isLocked: true }));
  const lockedAgain = (await elsewhere(site, 'locked@vesper.test')).person;
  await site.settle();

  const probed = { people: { alice, bob, petra, quinn, operator }, one };
  for (const { prepare } of await domainProbes()) {
    await prepare?.(probed, (who, name, input) => call(probed.people[who], name, input));
  }
  return {
    site,
    one,
    people: { alice, bob, petra, quinn, operator, anonymous, stranger, halfway, locked: lockedAgain },
    /** Whose sessions were revoked: their cookies and tokens are used all the same. */
    ended: { alice: aliceEnded.person, petra: petraEnded.person },
    emails,
    secrets: { verification, reset, stop },
    passkey: { id: key.id, registered, used },
    sessionId: aliceElsewhere.sessionId,
    pictures: {
      alice: await one<string>(`select picture ->> 'id' from guest.profiles where account_id = $1`, [alice.id]),
      petra: await one<string>('select id from media.pictures where owner_id = $1', [petra.id]),
    },
    orders: { paid: paid.id, open: open.id },
    chat: {
      id: chatId,
      formerId: formerChatId,
      textId: await one<number>('select max(id) from conversation.lines where thread = $1', [`chat:${chatId}`]),
      startKey,
      textKey,
    },
    paidBackDay,
    legalTextId: await one<number>('select min(id) from legal.texts'),
    noticeId: await one<string>('select id::text from notices.notifications where account_id = $1', [alice.id]),
    transferId: await one<number>('select max(id) from ledger.transfers'),
    experiment: { ...draft, id: experiment.id },
    /** Quinn's room, in which Alice is not. */
    roomOfQuinn: await one<number>('select id from live.rooms where actor_id = $1', [quinn.id]),
    featureId,
    feature: { name, pageId: 'search.results' },
  };
}

/** Somebody who has shown everything and waits to be looked at, for what operators read and decide. */
async function apply({ kit, domains, signUp }: TestSite, picture: Blob): Promise<void> {
  const nele = await signUp('nele@vesper.test');
  const copies = await domains.onboarding.specimen('Nele Beispiel');
  const birthDate = '1993-05-04';
  const address = { street: 'Beispielweg 3', postcode: '20095', town: 'Hamburg', country: 'DE' };
  await kit.db.transaction(async (tx) => {
    await domains.identity.verifyEmailOf(tx, nele.id);
    await domains.performers.create(tx, { ...anActor({ id: nele.id, name: 'Nele', birthDate }), isAdmitted: false });
    await domains.onboarding.enrol(tx, {
      ...{ accountId: nele.id, stageName: 'Nele', firstName: 'Nele', lastName: 'Beispiel', birthDate, copies },
      address,
      phone: '+4915112345679',
      document: { number: 'NELE00001', validUntil: '2031-03-01' },
      ...{ language: 'en', waits: true },
    });
    // A record of before, so that there is one to be read.
    await domains.consent.putPerson(tx, recordOf(nele.id));
    await domains.payouts.enrol(tx, { ...address, accountId: nele.id, name: 'Nele Beispiel', birthDate });
  });
  for (const kind of ['avatar', 'sedcard'] as const) await domains.performers.addPicture(nele.id, kind, picture);
}

/** Logs in with a passkey in a browser of its own. Returns what the passkey answered. */
async function logInByPasskey(site: TestSite, key: ReturnType<typeof softwareAuthenticator>) {
  const { client } = site.browser();
  const { challenge } = data(await client.call(passkeyLogInOptions, {}));
  const credential = key.logIn(challenge);
  data(await client.call(passkeyLogIn, { body: { credential } }));
  return credential;
}

/** Another browser in which an account is logged in. */
async function elsewhere(site: TestSite, email: string): Promise<{ person: Person; sessionId: string }> {
  const browser = site.browser();
  const session = data(await browser.client.call(logIn, { body: { email, password: passPhrase } }));
  const { sessionId, entering } = await browser.caller();
  return { person: site.seat(browser, session), sessionId: (sessionId ?? entering?.sessionId) as string };
}
