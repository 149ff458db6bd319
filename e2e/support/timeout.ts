/**
 * Milliseconds a journey waits for anything a person waits for. It says when to give up, not how quick anything must be:
 * whatever comes ends the wait, on a machine that is busy with something else a while later.
 */
export const timeout = 60_000;
