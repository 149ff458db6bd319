import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** More failed files than so many are no accident: what is wrong is wrong everywhere, and the run ends. */
const mostFailed = 4;
/** Milliseconds that tests in progress may take to end before their processes are ended. */
const grace = 60_000;

/** What a stage needs to know of its files beside Vitest's own report; written to the path in `TEST_COSTS`. */
export default class StageReporter implements Reporter {
  readonly #costs: { file: string; wall: number; cpu: number }[] = [];
  #vitest: Vitest | undefined;
  #failed = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.#costs.push({
      file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
      wall: (collectDuration + setupDuration + duration) / 1000,
      cpu: module.meta().cpu ?? 0,
    });
    if (module.state() !== 'failed') return;
    this.#failed += 1;
    if (this.#failed === mostFailed + 1) this.#end();
  }

  onTestRunEnd(): void {
    const endedEarly = this.#failed > mostFailed;
    if (process.env.TEST_COSTS)
      writeFileSync(process.env.TEST_COSTS, JSON.stringify({ endedEarly, costs: this.#costs }));
  }

  #end(): void {
    process.stdout.write(`\nMore than ${mostFailed} files failed: the run ends here.\n`);
    const cancel = () => this.#vitest?.cancelCurrentRun('test-failure').catch(() => undefined);
    void cancel();
    // A second time ends the processes.
    setTimeout(cancel, grace).unref();
  }
}
