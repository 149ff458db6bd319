/** What an unknown address was looking for. */
export const notFoundKinds = ['performer', 'category'] as const;
export type NotFoundKind = (typeof notFoundKinds)[number];

/** Parameters of the address an unknown one leads to, which say what was not found. */
export const notFoundParameters = { notFound: 'notFound', name: 'name' } as const;
