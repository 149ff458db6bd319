// A process for the tests to kill: holds the lock of the folder in its first argument, through a garbage collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockDataDir } from '../lock-data-dir.ts';

lockDataDir(process.argv[2] as string);
setFlagsFromString('--expose-gc');
setImmediate(() => {
  (runInNewContext('gc') as () => void)();
  process.stdout.write('locked\n');
});
setInterval(() => undefined, 60_000);
