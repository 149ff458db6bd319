import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

const outside = /^(node_modules|build|data|test-results|\.git|\.react-router|\.cache)$/;

/** A copy of the repository's sources, with its installed packages, to write into; `remove` takes it away. */
export function copyOfRepository(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'vesper-copy-'));
  cpSync(root, path, { recursive: true, filter: (file) => !outside.test(relative(root, file)) });
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'), 'junction');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
