import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, sources } from './sources.ts';

/** At the top of a module: what a test file opens for itself, or a hook that runs for the file that loads the module first. */
const opened = /^(?:export )?const [^=\n]+ = await (?:testKit|testDatabase|migratedDatabase|startServer|open\w*)\(/m;
const hook = /^(?:before|after)(?:All|Each)\(/m;
/** What vitest.config.ts loads before each file. */
const setups = ['kit/testing/setup.ts', 'scripts/testing/cpu-of-file.ts'];

it('modules of tests open nothing when they are loaded: files of one worker share them, and each closes what it opened', () => {
  const shared = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !setups.includes(path));
  const wrong = shared.filter(({ text }) => opened.test(text) || (hook.test(text) && text.includes("from 'vitest'")));
  nothingWrong(
    wrong.map(
      (source) =>
        `${at(source as never, 1)} opens a world or hangs a hook at its top: make it a function that each test file calls.`,
    ),
  );
});
