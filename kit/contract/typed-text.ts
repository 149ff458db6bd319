import { z } from 'zod';
import type { TypedKind } from '../text/typed.ts';
import { asTyped } from '../text/typed.ts';

/**
 * A text that names something, read without what typing and pasting add ({@link asTyped}). Every input that is a number to call, a code, a
 * mail address, a number of an order or words to look for begins with it (`architecture/inputs.test.ts`).
 */
export const typedText = (kind: TypedKind): z.ZodString => z.string().overwrite((text) => asTyped(kind, text));
