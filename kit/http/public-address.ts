import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}
// Everything that is not global unicast, and what carries other addresses inside (IPv4 among them).
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  carriers.addSubnet(net, prefix, 'ipv6');
}

/**
 * Whether an IP address is one of the public internet: none of a private network, of this machine, of documentation, or an IPv6
 * address that carries another one inside (RFC 6890 and its registries).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
}
