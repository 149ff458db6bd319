import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { maxSoundSeconds } from '#domains/media/contract/sounds.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { clockOf } from './voice-player.tsx';

/** What browsers can record, the one all newer ones know first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

interface VoiceRecorderProps {
  readonly onRecorded: (file: File) => void;
  readonly onClose: () => void;
}

/** Records a voice message: begins at once, says how long it is, and ends by itself at the longest. */
export function VoiceRecorder({ onRecorded, onClose }: VoiceRecorderProps): ReactNode {
  const t = useMessages();
  const recorder = useRef<MediaRecorder | null>(null);
  const isKept = useRef(false);
  const [seconds, setSeconds] = useState(0);
  const [isRecording, setRecording] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const recorded = useRef(onRecorded);
  recorded.current = onRecorded;
  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const silence = (): void => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (isGone) return silence();
      const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
      const made = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      made.ondataavailable = ({ data }) => void parts.push(data);
      made.onstop = () => {
        silence();
        const [type = 'audio/webm'] = made.mimeType.split(';');
        if (isKept.current) recorded.current(new File(parts, 'voice', { type }));
      };
      made.start(1_000);
      recorder.current = made;
      setRecording(true);
    };
    begin().catch(() => setRefused(true));
    return () => {
      isGone = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
    };
  }, []);
  const finish = (): void => {
    isKept.current = true;
    recorder.current?.stop();
  };
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [isRecording]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is as long as it may be
  useEffect(() => {
    if (seconds >= maxSoundSeconds) finish();
  }, [seconds]);
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('messenger.voice.title')}
      closeLabel={t('messenger.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('messenger.cancel')}</Button>
          <Button variant="primary" disabled={!isRecording || seconds < 1} onClick={finish}>
            {t('messenger.voice.finish')}
          </Button>
        </>
      }
    >
      {isRefused ? (
        <p role="alert" className="text-danger">
          {t('messenger.voice.refused')}
        </p>
      ) : (
        <p translate="no" className="tabular flex items-center justify-center gap-3 py-4 font-bold text-3xl">
          <span aria-hidden className="size-4 animate-pulse rounded-full bg-danger-solid" />
          {clockOf(seconds)}
        </p>
      )}
    </Panel>
  );
}
