import type { Language } from '#kit/contract/access.ts';
import type { CodeMessage } from './carrier.ts';

/** They do not say what the site is: phones show them to whoever looks. */
const sms: Readonly<Record<Language, string>> = {
  en: 'Your code: {pin}. It is good for 10 minutes. Give it to nobody.',
  de: 'Dein Code: {pin}. Er gilt 10 Minuten. Gib ihn niemandem.',
  nl: 'Je code: {pin}. Hij geldt 10 minuten. Geef hem aan niemand.',
  es: 'Tu código: {pin}. Vale 10 minutos. No se lo des a nadie.',
};

const call: Readonly<Record<Language, string>> = {
  en: 'Hello. Your code is: {pin}. Again: {pin}. Goodbye.',
  de: 'Hallo. Dein Code lautet: {pin}. Noch einmal: {pin}. Auf Wiederhören.',
  nl: 'Hallo. Je code is: {pin}. Nog een keer: {pin}. Tot ziens.',
  es: 'Hola. Tu código es: {pin}. Otra vez: {pin}. Adiós.',
};

/** What an SMS says, or a voice, digit by digit. */
export const wordsOf = ({ by, pin, language }: Pick<CodeMessage, 'by' | 'pin' | 'language'>): string =>
  by === 'sms' ? sms[language].replaceAll('{pin}', pin) : call[language].replaceAll('{pin}', [...pin].join(', '));
