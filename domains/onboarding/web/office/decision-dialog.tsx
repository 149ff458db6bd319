import type { ReactNode } from 'react';
import { useState } from 'react';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askForMore, refuseApplication, suspendPerformer } from '../../contract/office.ts';
import type { OwnStepName } from '../../contract/steps.ts';
import { ownStepNames, ownSteps } from '../../contract/steps.ts';

/** Asks for the reason of a decision, and what else belongs to it. */
export function DecisionDialog({
  kind,
  accountId,
  steps,
  onClose,
  onDone,
}: {
  kind: 'more' | 'refuse' | 'suspend';
  accountId: number;
  steps: readonly string[];
  onClose: () => void;
  onDone: (next: number | null) => void;
}): ReactNode {
  const t = useMessages();
  const [isGrave, setGrave] = useState(false);
  const names = steps.length > 0 ? steps : ownStepNames;
  const labelOf = (name: string): string =>
    Object.hasOwn(ownSteps, name) ? t(`onboarding.step.${name as OwnStepName}`) : name;
  const params = { accountId };
  return (
    <ReasonDialog
      title={t(`onboarding.office.${kind}`)}
      label={t('onboarding.office.reason')}
      cancel={t('onboarding.office.cancel')}
      variant={kind === 'more' ? 'primary' : 'danger'}
      told={t('onboarding.office.decided')}
      call={(api, reason, form) =>
        kind === 'more'
          ? api.call(askForMore, { params, body: { step: String(form.get('step') ?? ''), reason } })
          : kind === 'refuse'
            ? api.call(refuseApplication, { params, body: { reason, isUnderage: isGrave } })
            : api.call(suspendPerformer, { params, body: { reason, isIdentityWrong: isGrave } })
      }
      onClose={onClose}
      onDone={({ next }) => onDone(next)}
    >
      {kind === 'more' ? (
        <Select
          name="step"
          label={t('onboarding.office.step')}
          options={names.map((value) => ({ value, label: labelOf(value) }))}
        />
      ) : (
        <Checkbox
          label={t(kind === 'refuse' ? 'onboarding.office.minor' : 'onboarding.office.wrong')}
          checked={isGrave}
          onChange={() => setGrave(!isGrave)}
        />
      )}
    </ReasonDialog>
  );
}
