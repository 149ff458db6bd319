import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('what was scrolled is kept by the declared item alone: no part of the site writes it past the visitor’s decision', () => {
  const keeper = readFileSync('kit/web/navigation/scroll-keeper.tsx', 'utf8');
  expect(keeper).not.toMatch(/sessionStorage|localStorage/);
  expect(readFileSync('apps/web/root.tsx', 'utf8')).not.toContain('ScrollRestoration');
});
