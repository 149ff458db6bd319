import type { SocialProfile } from '#kit/web/page/context.ts';

/** Simple signs of our own for well-known networks, as one stroke path in a box of 24. */
const signs: readonly { name: string; hosts: RegExp; path: string }[] = [
  { name: 'X', hosts: /^(x|twitter)\.com$/, path: 'M5 5l14 14M19 5L5 19' },
  {
    name: 'Instagram',
    hosts: /^instagram\.com$/,
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2v.01',
  },
  { name: 'Facebook', hosts: /^(facebook|fb)\.com$/, path: 'M15.5 4.5H14a3 3 0 0 0-3 3V20M7.5 11.5h7' },
  {
    name: 'YouTube',
    hosts: /^(youtube\.com|youtu\.be)$/,
    path: 'M6 6.5h12a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM10.5 9.8v4.4l3.7-2.2z',
  },
  { name: 'TikTok', hosts: /^tiktok\.com$/, path: 'M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5' },
  {
    name: 'Telegram',
    hosts: /^(t\.me|telegram\.me)$/,
    path: 'M20.5 4.5L3.5 11l5.5 2 2 6 3-4 4.5 3.5zM9 13l6-4.5',
  },
];
const globe = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c4.5 5 4.5 11 0 16M12 4c-4.5 5-4.5 11 0 16';

/** An address as the footer shows it. Decided here, so that browsers do not carry every sign. */
export function socialProfile(address: string): SocialProfile {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const known = signs.find(({ hosts }) => hosts.test(host));
  return { href: address, name: known?.name ?? host, path: known?.path ?? globe };
}
