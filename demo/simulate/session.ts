import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { demoCode } from '#demo/seed/enter.ts';
import type { GuessChallenge } from '#domains/identity/contract/index.ts';
import { guessChallenge, identityRoutes, secondFactorRoutes } from '#domains/identity/contract/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import type { Language } from '#kit/contract/access.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { createChannel } from '#kit/realtime/client.ts';

/** A simulated person's browser: cookies, access token, typed client and real-time channel, over the public wire. */
export interface Session {
  readonly accountId: number;
  readonly api: ApiClient;
  readonly channel: Channel;
  close(): void;
}

/** Renews the access token this often; it lives fifteen minutes. */
const renewEvery = 10 * 60_000;

/** What somebody who knows the password waits at most, for a name at which strangers have guessed, ms. */
const timeoutMs = 20 * 60_000;

/**
 * Asks again where a login is refused for the many tries of others from this address or at this name: at once with a proof
 * of work, where one is asked for, else when the wait is over. Gives up after {@link timeoutMs}.
 */
export async function untilLetIn<T>(
  ask: (proof: string | undefined) => Promise<Result<T>>,
  wait: (ms: number) => Promise<unknown> = (ms) => delay(wallClock(), ms),
): Promise<Result<T>> {
  let answer = await ask(undefined);
  for (let waited = 0; !answer.ok && waited < timeoutMs; ) {
    const { code, data } = answer.problem;
    if (code !== 'proof_needed' && code !== 'too_many_requests') break;
    const challenge = guessChallenge.safeParse(data?.challenge);
    const proof = challenge.success ? await solved(challenge.data) : undefined;
    if (proof === undefined) {
      const ms = Number(data?.retryAfterSeconds ?? 1) * 1000;
      waited += ms;
      await wait(ms);
    } else waited += 1000;
    answer = await ask(proof);
  }
  return answer;
}

/** Does the work a challenge asks for, as a browser would; undefined when it finds nothing. */
async function solved(challenge: GuessChallenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return solution ? Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') : undefined;
}

/** The code of now. After a restart within half a minute it was used already: then the one that comes next. */
async function showCode(api: ApiClient, secret: Uint8Array) {
  const type = (later: number) =>
    untilLetIn((proof) =>
      api.call(secondFactorRoutes.logInWithCode, { body: { code: demoCode(secret, Date.now() + later), proof } }),
    );
  const answer = await type(0);
  return answer.ok || answer.problem.code !== 'code_refused' ? answer : type(30_000);
}

/** Logs in by e-mail, password and the code of an authenticator app. Throws with the refusal's title. */
export async function logIn(
  base: string,
  who: { email: string; password: string; totpSecret: Uint8Array; language: Language },
): Promise<Session> {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const withCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const api = createClient(
    fetchTransport({ base, language: () => who.language, token: () => token, fetch: withCookies }),
  );
  const { email, password } = who;
  const first = await untilLetIn((proof) => api.call(identityRoutes.logIn, { body: { email, password, proof } }));
  const entered =
    !first.ok && first.problem.code === 'second_step_required' ? await showCode(api, who.totpSecret) : first;
  if (!entered.ok) throw new Error(`${who.email}: ${entered.problem.title}`);
  token = entered.data.accessToken;
  const { guestId } = entered.data;
  const renewal = setInterval(async () => {
    const renewed = await api.call(identityRoutes.renewSession, {});
    if (renewed.ok && renewed.data) token = renewed.data.accessToken;
  }, renewEvery);
  renewal.unref();
  const channel = createChannel({
    url: `${base.replace(/^http/, 'ws')}/realtime`,
    language: () => who.language,
    identity: () => ({ accessToken: token ?? '', subject: { guestId }, isLoggedIn: true }),
  });
  channel.open();
  return {
    accountId: guestId,
    api,
    channel,
    close() {
      clearInterval(renewal);
      channel.close();
    },
  };
}
