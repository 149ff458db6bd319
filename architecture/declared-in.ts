import { existsSync, globSync, readFileSync } from 'node:fs';

let contracts: ReadonlyMap<string, string> | undefined;

/**
 * The file that declares an operation, for complaints about it; the folder of its domain's contract where the name is not
 * written out, and the bare name where that does not tell the domain.
 */
export function declaredIn(operation: string): string {
  contracts ??= new Map(
    globSync('{domains/*/contract,kit}/**/*.ts', { exclude: (path) => path.includes('.test.') }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  );
  for (const [file, text] of contracts) if (text.includes(`name: '${operation}'`)) return `${file} (${operation})`;
  const folder = `domains/${operation.split('.')[0]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/contract/`;
  return existsSync(folder) ? `${folder} (${operation})` : operation;
}
