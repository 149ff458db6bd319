import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** One password for everybody in the demo world; printed at the start. */
export const demoPassword = 'vesper-demo';

/** The secret of the authenticator app of a simulated performer; those who log in as somebody have none yet. */
export const demoTotpSecret = (slug: string): Uint8Array => createHash('sha1').update(`vesper demo ${slug}`).digest();

/** The code an app with this secret shows at an instant, in milliseconds since the epoch. */
export function demoCode(secret: Uint8Array | string, at: number): string {
  const bytes =
    typeof secret === 'string' ? Secret.fromBase32(secret) : new Secret({ buffer: new Uint8Array(secret).buffer });
  return TOTP.generate({ secret: bytes, timestamp: at });
}

/** Posts to a REST route below `/rest/v1/` as one browser, which keeps its cookies. */
export type Post = (path: string, body: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

/** Recovery codes that tests were given, by installation and e-mail address. */
const kept = new Map<string, string[]>();

/**
 * Logs somebody of the demo world in, whatever their account asks for: the first time the password is enough, the second
 * time an app is set up, and later its recovery codes are used. `now` is the time of that installation.
 */
export async function enterDemo(origin: string, email: string, post: Post, now = Date.now): Promise<void> {
  const must = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await post(path, body);
    if (answer.status !== 200)
      throw new Error(`${email}: ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const entered = await post('identity/logIn', { email, password: demoPassword });
  if (entered.status === 200 && entered.body.next !== 'secondFactor') return;
  const key = `${origin} ${email}`;
  if (entered.body.code === 'second_step_required') {
    const code = kept.get(key)?.pop() ?? demoCode(demoTotpSecret(email.replace(/@.*/, '')), now());
    await must('identity/logIn/code', { code });
    return;
  }
  if (entered.status !== 200) throw new Error(`${email}: ${JSON.stringify(entered.body)}`);
  const { secret } = await must('identity/totp/begin', {});
  const { recoveryCodes } = await must('identity/totp/confirm', { code: demoCode(String(secret), now()) });
  kept.set(key, recoveryCodes as string[]);
}
