import { afterAll, afterEach } from 'vitest';
import { checkConsole, guardConsole } from './console-guard.ts';
import { endFile } from './file-end.ts';
import { checkLogs, watchLogs } from './log-watch.ts';

guardConsole();
watchLogs();
afterEach(checkConsole);
afterAll(async () => {
  await endFile();
  // Output while loading the file or in its hooks belongs to no test.
  checkConsole();
  checkLogs();
});
