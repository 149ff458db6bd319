import { ownValue } from '#kit/records/own-value.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it: inside an element, and inside an attribute in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ownValue(entities, sign) ?? sign);
