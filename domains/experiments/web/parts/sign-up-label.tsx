import type { signUpLabel } from '#domains/identity/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useTestGroup } from '../state/test-group.ts';

/** Whether the button says that signing up is free: the experiment of the demo world. */
export const SignUpLabel: FillingOf<typeof signUpLabel> = ({ children }) => {
  const t = useMessages();
  return useTestGroup('signUpWords') === 'free' ? t('experiments.signUp.free') : children;
};
