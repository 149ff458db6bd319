import { ImagePlus, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { usableTypes } from '../state/media-draft.ts';

const VoiceRecorder = lazy(async () => ({ default: (await import('./voice-recorder.tsx')).VoiceRecorder }));

/** Chooses a picture or a short video for the next message, or records a voice. */
export function AttachButton({ onChosen }: { onChosen: (file: File) => void }): ReactNode {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <IconButton
        label={t('messenger.video.attach')}
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <IconButton label={t('messenger.voice.record')} icon={<Mic aria-hidden />} onClick={() => setRecording(true)} />
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
