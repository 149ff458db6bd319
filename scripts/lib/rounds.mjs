import { Stop } from './say.mjs';

/** Rounds of the journeys when nobody says how many. */
const USUAL = 5;

/**
 * What `npm run test:long` was asked for: stages by name, after `journeys` how many rounds (five unless said).
 * @param {string[]} args
 * @param {string[]} known every stage, in the order of a run without arguments
 * @returns {{ names: string[], rounds: number }}
 * @throws {Stop} for a stage there is not
 */
export function wantedStages(args, known) {
  const names = args.filter((arg, index) => !(args[index - 1] === 'journeys' && /^[1-9]\d*$/.test(arg)));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`There is no stage ${unknown}: use some of ${known.join(', ')}.`);
  const said = args.indexOf('journeys') < 0 ? undefined : args[args.indexOf('journeys') + 1];
  return {
    names: names.length > 0 ? names : known,
    rounds: said !== undefined && !known.includes(said) ? Number(said) : USUAL,
  };
}

/** Whether a round runs beside busy loops: the last fifth of them, two of ten. */
export const isBesideLoops = (round, rounds) => round > rounds - Math.round(rounds / 5);

/**
 * Runs the journeys so many times and says of each round which files failed, and which passed only when they were repeated.
 * @param {number} rounds
 * @param {(round: number) => Promise<{ passed: number, failed: number, failedFiles?: string[], flaky: string[] }>} runRound
 * @param {(line: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>} `failed` counts flaky journeys too: rounds are there to find them
 */
export async function repeat(rounds, runRound, say) {
  const total = { passed: 0, failed: 0 };
  let clean = 0;
  for (let round = 1; round <= rounds; round++) {
    const { passed, failed, failedFiles = [], flaky } = await runRound(round);
    const listed = (names) => (names.length > 0 ? names.join(', ') : 'none');
    say(
      `round ${round}${isBesideLoops(round, rounds) ? ', beside two busy loops' : ''}: ${passed} passed, ${failed} failed`,
    );
    say(`  failed: ${listed(failedFiles)}`);
    say(`  flaky: ${listed(flaky)}`);
    total.passed += passed;
    total.failed += failed + flaky.length;
    if (failed === 0 && flaky.length === 0) clean += 1;
  }
  say(`${clean} of ${rounds} rounds without a failed or flaky journey`);
  return total;
}
