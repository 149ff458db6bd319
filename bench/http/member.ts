/** A guest who has just signed up: what their browser sends as cookies, and their access token as a header. `number` tells them apart. */
export async function signUp(
  address: string,
  number = 0,
): Promise<{ readonly cookie: string; readonly bearer: string }> {
  const answer = await fetch(`${address}/rest/v1/identity/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${process.pid}-${number}@vesper.example`,
      password: 'correct horse battery',
      isAdult: true,
      acceptTerms: true,
    }),
  });
  if (!answer.ok) throw new Error(`The guest of the bench could not sign up: ${answer.status} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, bearer: `Bearer ${accessToken}` };
}
