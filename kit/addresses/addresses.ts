import { BlockList, isIP } from 'node:net';
import type { Config } from '#kit/config/config.ts';

/** A list of networks. Nobody stands on an empty one. */
export interface AddressList {
  /** Whether an address stands on it; false for what is no address. IPv4 written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4. */
  has(address: string): boolean;
}

/** The places that reach the internal endpoints without an account. */
export interface Addresses {
  /** People in the office. */
  readonly office: AddressList;
  /** Machines of the platform: deployment, monitoring, automated tests. */
  readonly secure: AddressList;
}

/** Whether a text names an address or a network: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** A list from texts that {@link isNetwork} takes. */
export function addressList(networks: readonly string[]): AddressList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return {
    has(address) {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Nobody. */
export const noAddresses: Addresses = { office: addressList([]), secure: addressList([]) };

/** The lists an operator has set. */
export function addressesOf(config: Pick<Config, 'OFFICE_ADDRESSES' | 'SECURE_ADDRESSES'>): Addresses {
  return { office: addressList(config.OFFICE_ADDRESSES), secure: addressList(config.SECURE_ADDRESSES) };
}

/**
 * Whom calls are counted under: an IPv4 address, or the first 64 bits of an IPv6 address, since that is what one
 * connection gets and may fill as it likes. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [, host = ''] =
    /^http:\/\/\[(.+)\]\/$/.exec(URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.href ?? '') ?? [];
  const [before = '', after] = host.split('::');
  const groups = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const all = [...groups, ...Array<string>(8 - groups.length - tail.length).fill('0'), ...tail];
  const numbers = all.map((group) => Number.parseInt(group, 16));
  const isMapped = numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff;
  if (!isMapped) return `${all.slice(0, 4).join(':')}::/64`;
  return numbers
    .slice(6)
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
