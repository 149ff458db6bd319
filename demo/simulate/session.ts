import { demoCode } from '#demo/seed/enter.ts';
import { identityRoutes, secondFactorRoutes } from '#domains/identity/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
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

/** The code of now. After a restart within half a minute it was used already: then the one that comes next. */
async function showCode(api: ApiClient, secret: Uint8Array) {
  const type = (at: number) => api.call(secondFactorRoutes.logInWithCode, { body: { code: demoCode(secret, at) } });
  const answer = await type(Date.now());
  return answer.ok ? answer : type(Date.now() + 30_000);
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
  const first = await api.call(identityRoutes.logIn, { body: { email: who.email, password: who.password } });
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
    identity: () => ({ accessToken: token ?? '', guestId, isLoggedIn: true }),
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
