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
