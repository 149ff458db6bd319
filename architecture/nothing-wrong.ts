/**
 * Fails with everything a rule found, one complaint a line and in full: each names the file it is about and the mend.
 * @throws Error with all complaints
 */
export function nothingWrong(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  const error = new Error(complaints.join('\n'));
  // Where it stands in the test says nothing that the complaints do not.
  Error.captureStackTrace(error, nothingWrong);
  throw error;
}
