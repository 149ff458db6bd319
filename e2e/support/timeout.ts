/**
 * Milliseconds a journey waits for anything a person waits for. It says when to give up, not how quick anything must be:
 * whatever comes ends the wait, on a machine that is busy with something else a while later.
 */
export const timeout = 60_000;

/** How often a request without a page is sent again when the server has just closed the idle line it went over, as browsers do. */
export const resets = 3;
