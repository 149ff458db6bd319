/**
 * Remembers on an anonymous visitor's device which versions of the legal texts they accepted; readable by the page. Which
 * versions ask is for legal to say.
 */
export const noticeCookie = 'vesper_notice';
export const noticeCookieDays = 365;
