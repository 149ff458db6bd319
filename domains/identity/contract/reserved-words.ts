import { letterFor } from '#kit/text/look-alikes.ts';

/** Names nobody may call themselves: they would pass for the house, its people or its addresses. */
const reserved = new Set(
  `
  admin administrator anonymous api billing cashier chat docs graphql guest help host info kasse legal mail me mod
  moderation moderator null office official operator owner payment payments postmaster realtime rest root security
  staff studio support system team undefined vesper webmaster
  `
    .trim()
    .split(/\s+/),
);

/** How people without a name are called. */
const numbered = /^(guest|gast|invitado|visitor)[\s._-]*\d+$/i;

/** Whether a display name is a reserved word, also in disguise (`V3sper`, `_admin_`, `sup.port`), or `Guest100042`. */
export function isReservedName(name: string): boolean {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[013457@$]/g, letterFor);
  const letters = plain.replace(/[^a-z]/g, '');
  const words = plain.split(/[^a-z]+/).filter((word) => word !== '');
  return numbered.test(name) || reserved.has(letters) || words.some((word) => word === 'vesper');
}
