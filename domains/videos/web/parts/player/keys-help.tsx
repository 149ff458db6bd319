import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Kbd } from '#kit/ui/primitives/navigation.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const lines = [
  ['videos.keys.play', ['K']],
  ['videos.keys.seek', ['J', 'L', '←', '→']],
  ['videos.keys.volume', ['↑', '↓', 'M']],
  ['videos.keys.jump', ['0', '9']],
  ['videos.keys.speed', ['<', '>']],
  ['videos.keys.full', ['F']],
  ['videos.keys.theatre', ['T']],
  ['videos.keys.picture', ['P']],
] as const;

/** The keys of the player, as the question mark shows them; Escape closes it. */
export function KeysHelp({ onClose }: { onClose: () => void }): ReactNode {
  const t = useMessages();
  useEffect(() => {
    const close = typedKeys<KeyboardEvent>({ Escape: onClose });
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <dl className="glass absolute inset-0 z-4 m-auto grid h-fit max-h-full w-fit max-w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 overflow-y-auto rounded-card border border-line p-4 text-ink text-sm">
      {lines.map(([label, keys]) => (
        <div key={label} className="contents">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd className="m-0">{t(label)}</dd>
        </div>
      ))}
    </dl>
  );
}
