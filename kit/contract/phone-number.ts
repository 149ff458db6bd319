import { z } from 'zod';
import { asTyped } from '../text/typed.ts';
import { typedText } from './typed-text.ts';

/** A number without what people put between its digits, and with the sign for `00`: `0049 (0)170-1234567` is `+491701234567`. */
export const plainNumber = (text: string): string =>
  asTyped('phone', text)
    .replace(/\(0\)/g, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^00/, '+');

/** A phone number with its country code, as a person types it; kept and compared as E.164 has it. */
export const phoneNumber = typedText('phone').max(40).transform(plainNumber).pipe(z.e164());
