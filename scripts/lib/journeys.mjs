import { failedFilesOf, filesOf, flakyOf, keepFlaky } from './flaky.mjs';
import { say } from './say.mjs';
import { reportOf, vitest } from './stages.mjs';
import { timed } from './timed.mjs';

/** More than so many failed files are no accident of a busy machine. */
const mostRepeated = 4;

/**
 * The journeys. A file that failed is repeated once, in a world of its own: what the first attempt wrote must not stand in
 * the way of the second. When that one passes, the run is green and lists it as flaky.
 */
export async function journeys(prepared) {
  const first = await timed(prepared, 'e2e', 62);
  const files = filesOf(reportOf('e2e'));
  const broken = failedFilesOf(files);
  if (broken.length === 0 || broken.length > mostRepeated) return first;
  say(`\nonce more: ${broken.join(', ')}`);
  const again = await vitest(prepared, 'e2e*', { minutes: 20, files: broken, as: 'e2e-again' });
  const failing = failedFilesOf(filesOf(reportOf('e2e-again')));
  if (again.failed === 0 || failing.length > 0) {
    keepFlaky(
      flakyOf(
        files,
        broken.filter((file) => !failing.includes(file)),
      ),
    );
  }
  const passedBefore = files
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed')).length;
  return { ...again, passed: passedBefore + again.passed, ofFiles: first.ofFiles };
}
