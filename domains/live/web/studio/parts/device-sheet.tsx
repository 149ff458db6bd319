import type { ReactNode } from 'react';
import { Sheet } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Devices, SoundCheck } from './preflight.tsx';

/** Another camera or microphone in the middle of the show; guests see the change, not a gap. */
export function DeviceSheet({ onClose }: { onClose: () => void }): ReactNode {
  const t = useMessages();
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('live.studio.devices')}
      description={t('live.studio.devices.text')}
      closeLabel={t('live.start.close')}
    >
      <div className="grid gap-6">
        <Devices />
        <SoundCheck />
      </div>
    </Sheet>
  );
}
