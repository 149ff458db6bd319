import { Problem } from '#kit/contract/problem.ts';
import type { BenefitKind, BenefitStep } from '../contract/index.ts';
import { benefitWrong } from '../contract/index.ts';

/**
 * Stages as operators type them, `20=10, 50=25`: euros of the top-up, and per cent, coins or pieces. Sorted; one threshold
 * stands once.
 * @throws Problem bonus_benefit_wrong
 */
export function readSteps(text: string, kind: BenefitKind, id: string): BenefitStep[] {
  if (text === '') return [];
  const steps = text.split(',').map((part): BenefitStep => {
    const read = /^\s*(\d{1,4})(?:\.(\d{2}))?\s*=\s*(\d{1,6})\s*$/.exec(part);
    if (!read) throw new Problem(benefitWrong);
    const [, euros = '0', cents = '0', amount = '0'] = read;
    return {
      from: Number(euros) * 100 + Number(cents),
      // Coins are typed whole and kept in hundredths.
      amount: Number(amount) * (kind === 'topUpFlatStaggered' ? 100 : 1),
      id: kind === 'topUpGiftStaggered' ? id : null,
    };
  });
  if (new Set(steps.map(({ from }) => from)).size < steps.length) throw new Problem(benefitWrong);
  return steps.sort((one, other) => one.from - other.from);
}
