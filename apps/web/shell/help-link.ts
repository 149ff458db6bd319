/** Where help is, with the name of whoever is logged in (spec 3 section 6). */
export function helpLink(address: string, name: string | undefined): string {
  if (!name) return address;
  const [rest = '', hash] = address.split('#', 2);
  const query = `${rest.includes('?') ? '&' : '?'}${new URLSearchParams({ name })}`;
  return `${rest}${query}${hash === undefined ? '' : `#${hash}`}`;
}
