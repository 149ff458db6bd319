/** Names of an address that are filters; operators word their options, domains bring some. */
export const filterNames = [
  'online',
  'free',
  'new',
  'videos',
  'gender',
  'age',
  'languages',
  'price',
  'chat',
  'theme',
  'hair',
  'hair-length',
  'eyes',
  'build',
  'height',
  'tattoos',
  'piercings',
  'interests',
  'rating',
  'country',
] as const;
/** The other names of an address. */
const others = ['near', 'in', 'radius', 'sort', 'mood', 'page', 'view'] as const;
/** Everything the address of a search may ask for. */
export const searchQuery: readonly string[] = [...filterNames, ...others];
