import { SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import { controlClass } from '../primitives/field.tsx';
import { typedKeys } from '../primitives/typed-keys.ts';

/** Silence of this long means the writer has stopped (ms). */
export const TYPING_IDLE_MS = 3000;

/** The box as its buttons see it: what stands in it, and putting other words there. */
export type ComposerBox = { readonly text: string; readonly write: (text: string) => void };

/** Props of `Composer`. */
export type ComposerProps = {
  label: string;
  placeholder?: string | undefined;
  sendLabel: string;
  /** On the button, beside its sign: what sending costs. */
  sendMark?: ReactNode;
  /** What stands in the box at first: words that are changed. */
  initial?: string | undefined;
  /** Called with the trimmed text; returning false keeps it in the box. */
  onSend: (text: string) => undefined | boolean | Promise<undefined | boolean>;
  /** True when writing starts, false when it stops or is sent. */
  onTyping?: ((typing: boolean) => void) | undefined;
  /** Characters at most; the rest is shown when few are left. */
  maxLength?: number | undefined;
  /** Why nothing can be written now; shown in the box. */
  disabledReason?: string | undefined;
  /** Buttons before the box: gift, tip, picture; as a function with the box they write into. */
  actions?: ReactNode | ((box: ComposerBox) => ReactNode);
  /** Above the box: why the last message did not go out. */
  error?: ReactNode;
};

/** Where one writes: Enter sends, Shift and Enter starts a new line, words being composed are left alone. */
export function Composer({
  label,
  placeholder,
  sendLabel,
  sendMark,
  initial = '',
  onSend,
  onTyping,
  maxLength = 500,
  disabledReason,
  actions,
  error,
}: ComposerProps): ReactNode {
  const [text, setText] = useState(initial);
  const typing = useRef(false);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = (now: boolean) => {
    clearTimeout(idle.current);
    if (now) idle.current = setTimeout(() => tell(false), TYPING_IDLE_MS);
    if (typing.current === now) return;
    typing.current = now;
    onTyping?.(now);
  };
  useEffect(() => () => clearTimeout(idle.current), []);

  const send = async () => {
    const words = text.trim();
    if (!words || disabledReason) return;
    setText('');
    tell(false);
    const sent = await Promise.resolve(onSend(words)).catch(() => false);
    if (sent === false) setText((since) => since || words);
  };
  const left = maxLength - text.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-1 border-line border-t bg-surface p-2 laid:border-t-0 laid:bg-transparent laid:pt-1"
    >
      {error ? (
        <p role="alert" className="px-1 font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
      <div className="flex items-end gap-1.5">
        {typeof actions === 'function' ? actions({ text, write: setText }) : actions}
        <textarea
          aria-label={label}
          placeholder={disabledReason ?? placeholder}
          disabled={Boolean(disabledReason)}
          rows={1}
          value={text}
          maxLength={maxLength}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            tell(event.target.value.length > 0);
          }}
          onKeyDown={typedKeys({
            Enter: (event) => {
              if (event.shiftKey) return;
              event.preventDefault();
              void send();
            },
          })}
          className={cx(
            controlClass,
            'field-sizing-content max-h-32 flex-1 resize-none py-[0.5em] leading-normal',
            // Why one cannot write has to be read.
            'laid:over-picture laid:rounded-full laid:border-white/30 laid:placeholder:text-ink',
            'disabled:border-line disabled:opacity-100! disabled:placeholder:text-muted',
          )}
        />
        <button
          type="submit"
          aria-label={sendLabel}
          title={sendLabel}
          disabled={!text.trim() || Boolean(disabledReason)}
          className="inline-flex h-(--control-height) min-w-(--control-height) shrink-0 items-center justify-center gap-1.5 rounded-control bg-accent font-semibold text-on-accent text-sm transition-[opacity,background-color] hover:bg-accent-hover disabled:bg-hover disabled:text-subtle laid:rounded-full laid:disabled:over-picture"
        >
          {sendMark ? <span className="pl-3">{sendMark}</span> : null}
          <SendHorizontal aria-hidden className={cx('size-5', Boolean(sendMark) && 'mr-2.5')} />
        </button>
      </div>
      {left <= 50 ? (
        <p translate="no" className="tabular px-1 text-right text-subtle text-xs">
          {left}
        </p>
      ) : null}
    </form>
  );
}
