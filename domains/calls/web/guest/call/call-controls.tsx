import { Mic, MicOff, PhoneOff, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Viewer } from '#kit/live-media/browser/viewer.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useStore } from '#kit/web/live/store.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CallSession } from './call-session.ts';

/** One round button of a call, with its word below: under a thumb, and pressed without looking. */
export function RoundButton({
  label,
  icon,
  tone = 'plain',
  pressed,
  disabled,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'end' | 'take';
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className="grid min-w-18 justify-items-center gap-1.5 text-sm disabled:opacity-50"
    >
      <span
        className={cx(
          'grid size-16 place-items-center rounded-full forced-colors:border [&>svg]:size-7',
          tone === 'end'
            ? 'bg-danger-solid text-white'
            : tone === 'take' || pressed
              ? 'bg-accent text-on-accent'
              : 'bg-raised text-ink',
        )}
      >
        {icon}
      </span>
      <span>{label}</span>
    </button>
  );
}

/** What can be done in a call: mute, choose where it is heard, end. */
export function CallControls({ session, viewer }: { session: CallSession; viewer: Viewer | null }): ReactNode {
  const t = useMessages();
  const { soundOn } = useStore(session.own);
  return (
    <div className="flex items-start justify-center gap-4">
      <RoundButton
        label={t('calls.mute')}
        icon={soundOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
        pressed={!soundOn}
        onClick={() => session.setMuted(soundOn)}
      />
      <RoundButton
        label={t('calls.hangUp')}
        icon={<PhoneOff aria-hidden />}
        tone="end"
        onClick={() => void session.hangUp()}
      />
      {viewer?.canChooseOutput ? <Output viewer={viewer} /> : null}
    </div>
  );
}

/** Goes from one loudspeaker to the next, where the browser lets one choose; phones that choose by themselves have no button for it. */
function Output({ viewer }: { viewer: Viewer }): ReactNode {
  const t = useMessages();
  const [now, setNow] = useState<{ id: string; name: string } | null>(null);
  const next = async (): Promise<void> => {
    const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    const outputs = all.filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== '');
    const place = outputs.findIndex(({ deviceId }) => deviceId === (now?.id ?? 'default'));
    const chosen = outputs[(place + 1) % Math.max(1, outputs.length)];
    if (chosen && (await viewer.setOutput(chosen.deviceId))) setNow({ id: chosen.deviceId, name: chosen.label });
  };
  return (
    <div className="grid max-w-24 justify-items-center">
      <RoundButton label={t('calls.speaker')} icon={<Volume2 aria-hidden />} onClick={() => void next()} />
      <span role="status" className="line-clamp-2 text-center text-muted text-xs">
        {now?.name}
      </span>
    </div>
  );
}
