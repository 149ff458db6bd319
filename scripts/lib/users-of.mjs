import { readdirSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** The test files that import `module`, by their paths below the root. */
export function usersOf(module) {
  return ['kit', 'domains', 'apps', 'demo', 'scripts'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(at(file), 'utf8').includes(`'${module}'`)),
  );
}
