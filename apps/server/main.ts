import type { Config } from '#kit/config/config.ts';
import { ConfigError, readConfig } from '#kit/config/config.ts';
import { DataDirLockError } from '#kit/db/embedded/lock-data-dir.ts';
import { settingsOf } from '#kit/domain/compose.ts';
import { createLog } from '#kit/log/log.ts';
import { boot } from './boot.ts';
import * as domainList from './domain-list.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const started = performance.now();

async function main(config: Config): Promise<void> {
  // The built site renders with React's production build; only `npm run dev` wants the other one.
  if (config.MODE === 'start') process.env.NODE_ENV ??= 'production';
  const log = createLog(config.LOG_LEVEL);
  const server = await boot(config, { log, say });
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing what is under way`);
    const force = setTimeout(() => process.exit(1), 20_000);
    force.unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  // They may arrive several times: from the terminal, from npm and from the script between.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

  // Last: whoever reads that it is ready may stop it at once.
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`ready on ${server.address} (${seconds} s)`);
  for (const line of server.hints) say(`  ${line}`);
}

try {
  await main(readConfig(process.env, settingsOf(domainList)));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DataDirLockError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
