import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** What a press belongs to a word that is being composed has: browsers give it instead of the key's own. */
const composed = 229;

/**
 * Whether a press belongs to a word that is being composed (Japanese, Chinese, Korean, dead keys): it is the input method's, and does
 * nothing else. Safari ends the composition before it tells of the Enter that confirmed it, and then only the code says so
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = ({ isComposing: isInside, keyCode }: Pressed): boolean => isInside || keyCode === composed;

type Keys<E> = Readonly<Record<string, (event: E) => void>>;

/** Listens to some keys of a field or of what holds one; presses that belong to a word being composed are left alone. */
export function typedKeys<E extends KeyboardEvent | ReactKeyboardEvent>(keys: Keys<E>): (event: E) => void {
  return (event) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act && !isComposing('nativeEvent' in event ? event.nativeEvent : event)) act(event);
  };
}
