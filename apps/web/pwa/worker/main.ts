import { answerRequests } from './answers.ts';
import { showPushes } from './push.ts';
import type { Build, WorkerScope } from './scope.ts';
import { keepShell } from './shell.ts';

/** Filled in by the build (`build-plugin.ts`). */
declare const __BUILD__: Build;

// The one worker of the site: each thing it does is a function of this scope.
const scope = globalThis as unknown as WorkerScope;
keepShell(scope, __BUILD__);
answerRequests(scope, __BUILD__);
showPushes(scope);
