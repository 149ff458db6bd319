import { Copy, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent, Side } from '../../contract/index.ts';
import { ReactionSign } from '../../contract/index.ts';
import type { MessageDeeds } from './message-view.tsx';
import { signIcons } from './signs.tsx';

interface MessageActionsProps extends Pick<MessageDeeds, 'onReact' | 'onReply' | 'onEdit' | 'onDelete' | 'onReport'> {
  readonly message: MessengerContent;
  readonly side: Side;
  readonly isOwn: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly onToggle: () => void;
}

const button =
  'grid size-9 place-items-center rounded-full hover:bg-hover aria-pressed:bg-accent-soft pointer-coarse:size-11 [&>svg]:size-4.5';

/** What can be done with a message: signs to answer it with, then words. */
export function MessageActions(props: MessageActionsProps): ReactNode {
  const { message, isOwn, onToggle } = props;
  const t = useMessages();
  const close = useEffectEvent(onToggle);
  useEffect(() => {
    const pressed = typedKeys<KeyboardEvent>({ Escape: () => close() });
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  const deed = (label: string, icon: ReactNode, act: () => void, pressed?: boolean) => (
    <button
      type="button"
      key={label}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={() => {
        act();
        onToggle();
      }}
      className={button}
    >
      {icon}
    </button>
  );
  return (
    <div
      role="toolbar"
      aria-label={t('messenger.more')}
      className={cx(
        'my-1 flex w-fit max-w-full animate-enter flex-wrap items-center rounded-card border border-line bg-raised px-1 shadow-e2',
        isOwn ? 'self-end' : 'self-start',
      )}
    >
      {ReactionSign.options.map((sign) =>
        deed(
          t(`messenger.sign.${sign}`),
          signIcons[sign],
          () => props.onReact(message, sign),
          message.reactions.some((one) => one.sign === sign && one.by === props.side),
        ),
      )}
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      {deed(t('messenger.reply'), <Reply aria-hidden />, () => props.onReply(message))}
      {message.text
        ? deed(t('messenger.copy'), <Copy aria-hidden />, () => void navigator.clipboard.writeText(message.text))
        : null}
      {isOwn ? null : deed(t('messenger.report'), <Flag aria-hidden />, () => props.onReport(message))}
      {props.mayEdit ? deed(t('messenger.edit'), <Pencil aria-hidden />, () => props.onEdit(message)) : null}
      {props.mayDelete ? deed(t('messenger.delete'), <Trash2 aria-hidden />, () => props.onDelete(message)) : null}
    </div>
  );
}
