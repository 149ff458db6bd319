import { existsSync, readdirSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { runInherited } from '../lib/spawn.mjs';

/**
 * `npm run generate [-- NAME]`: one migration for every owner of tables whose tables changed, called NAME, and then the
 * published contracts (OpenAPI, SDL, AsyncAPI and what people read): each domain's in its folder, the whole in build/contract/.
 */
export async function run({ node, env, bin }, [name]) {
  if (name !== undefined && !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Stop(`NAME becomes part of a file's name: use lower-case letters, digits and _, not ${name}.`);
  }
  for (const { tables, migrations } of owners()) {
    say(tables);
    const first = !existsSync(at(migrations));
    const args = ['generate', '--dialect=postgresql', `--schema=${tables}`, `--out=${migrations}`];
    const code = await runInherited(
      node,
      [bin('drizzle-kit'), ...args, `--name=${name ?? (first ? 'init' : 'change')}`],
      env,
    );
    if (code !== 0) throw new Stop(`The migration of ${tables} could not be written.`);
  }
  if (!existsSync(at('scripts/generate-contracts.ts'))) return 0;
  return runInherited(node, ['scripts/generate-contracts.ts'], env);
}

function owners() {
  const below = (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => `${folder}/${name}`) : []);
  return [...below('kit'), ...below('domains').map((domain) => `${domain}/server`)]
    .map((home) => ({ tables: `${home}/tables.ts`, migrations: `${home}/migrations` }))
    .filter(({ tables }) => existsSync(at(tables)));
}
