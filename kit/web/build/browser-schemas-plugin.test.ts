import { expect, test } from 'vitest';
import { slimContract } from './browser-schemas-plugin.ts';

const contract = `import { route, only } from '#kit/contract/operations.ts';
export const buy = route({ name: 'shop.buy', summary: 'Buys it.', access: only('guest'), problems: [soldOut], limit: { points: 1 }, body: Order, response: Sold });
const a = z.object({ id: z.int() } satisfies Shape), b = 1;
export const help = (x: string): string => x;
export type Item = z.infer<typeof a>;
export function later() { return route({ summary: 'kept' }); }
`;

test('constants can be dropped, and what only the server reads is gone', () => {
  const slim = slimContract(contract);
  expect(slim).toContain(
    "export const buy = /* @__PURE__ */ (() => (route({ name: 'shop.buy', summary: '', access: only('guest'), problems: undefined, limit: undefined, body: Order, response: undefined })))();",
  );
  expect(slim).toContain('const a = /* @__PURE__ */ (() => (z.object({ id: z.int() } satisfies Shape)))(), b = 1;');
});

test('functions and types stay as they are', () => {
  const slim = slimContract(contract);
  expect(slim).toContain('export const help = (x: string): string => x;');
  expect(slim).toContain('export type Item = z.infer<typeof a>;');
  expect(slim).toContain("return route({ summary: 'kept' });");
});
