import { expect, test } from 'vitest';
import { languages } from '#kit/contract/access.ts';
import { csv, csvLookOf } from './csv.ts';

test.each(languages)(
  '%s: a number is a number, also below zero, and only text is kept from being a formula',
  (language) => {
    const { separator, decimal } = csvLookOf(language);
    const [, line] = csv(['coins', 'euro', 'why'], [[-12, -3.05, '-3']], csvLookOf(language)).split('\r\n');
    expect(line).toBe(['-12', `-3${decimal}05`, "'-3"].join(separator));
    expect([separator, decimal]).toEqual(language === 'en' ? [',', '.'] : [';', ',']);
  },
);
