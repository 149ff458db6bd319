/**
 * The day the data protection notice and the terms took their present wording (UTC). Who accepted them on that day or
 * later, also by signing up, is not asked again.
 */
export const legalTextsSince = Date.UTC(2026, 0, 1);

/** Remembers on an anonymous visitor's device that the notice was accepted; readable by the page. */
export const noticeCookie = 'vesper_notice';
export const noticeCookieDays = 365;
