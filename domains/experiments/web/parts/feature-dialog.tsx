import type { ReactNode } from 'react';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { FeatureFeedbackForm } from './feature-feedback-form.tsx';

/** The form in a dialog; its own file, because few ever open it. */
export function FeatureDialog(props: { featureId: number; name: string; onClose: () => void }): ReactNode {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={props.name}
      closeLabel={t('experiments.feedback.close')}
    >
      <FeatureFeedbackForm featureId={props.featureId} name={props.name} />
    </Dialog>
  );
}
