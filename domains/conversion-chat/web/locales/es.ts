import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'conversion-chat.office.used': 'Extra free chats begun',
};
