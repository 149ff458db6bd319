import { afterAll, afterEach, beforeEach } from 'vitest';
import { checkConsole, guardConsole } from './console-guard.ts';
import { endFile } from './file-end.ts';
import { checkLogs, failuresSince, logsAt, watchLogs } from './log-watch.ts';

guardConsole();
watchLogs();
let from = 0;
beforeEach(() => {
  from = logsAt();
});
afterEach(checkConsole);
// "internal_error" says nothing: the log knows why.
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error) error.message += failuresSince(from).slice(0, 3).join('').replace(/^/, '\n').trimEnd();
});
afterAll(async () => {
  await endFile();
  // Output while loading the file or in its hooks belongs to no test.
  checkConsole();
  checkLogs();
});
