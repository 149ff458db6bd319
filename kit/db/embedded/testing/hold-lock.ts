// A process for the tests to kill: holds the lock of the folder in its first argument.
import { lockDataDir } from '../lock-data-dir.ts';

lockDataDir(process.argv[2] as string);
process.stdout.write('locked\n');
setInterval(() => undefined, 60_000);
