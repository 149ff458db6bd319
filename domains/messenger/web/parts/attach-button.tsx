import { Gift, ImagePlus, Mic, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { DropdownMenu } from '#kit/ui/primitives/menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { usableTypes } from '../state/media-draft.ts';

const VoiceRecorder = lazy(async () => ({ default: (await import('./voice-recorder.tsx')).VoiceRecorder }));

interface AttachButtonProps {
  readonly onChosen: (file: File) => void;
  /** Opens the gifts; absent for who gives none. */
  readonly onGift?: (() => void) | undefined;
}

/** Chooses a picture or a short video for the next message, records a voice or gives something: behind one button on phones. */
export function AttachButton({ onChosen, onGift }: AttachButtonProps): ReactNode {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isRecording, setRecording] = useState(false);
  const ways = [
    {
      key: 'picture',
      label: t('messenger.video.attach'),
      icon: <ImagePlus aria-hidden />,
      onSelect: () => input.current?.click(),
    },
    {
      key: 'voice',
      label: t('messenger.voice.record'),
      icon: <Mic aria-hidden />,
      onSelect: () => setRecording(true),
    },
    ...(onGift ? [{ key: 'gift', label: t('messenger.gift.give'), icon: <Gift aria-hidden />, onSelect: onGift }] : []),
  ];
  return (
    <>
      <span className="sm:hidden">
        <DropdownMenu
          align="start"
          trigger={<IconButton label={t('messenger.attach')} icon={<Plus aria-hidden />} />}
          items={ways.map((way) => ({ kind: 'action' as const, ...way }))}
        />
      </span>
      <span className="flex gap-1.5 max-sm:hidden">
        {ways.map(({ key, onSelect, ...look }) => (
          <IconButton key={key} {...look} onClick={onSelect} />
        ))}
      </span>
      {isRecording ? (
        <Suspense>
          <VoiceRecorder
            onClose={() => setRecording(false)}
            onRecorded={(file) => {
              setRecording(false);
              onChosen(file);
            }}
          />
        </Suspense>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={usableTypes.join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same one may be chosen again.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
