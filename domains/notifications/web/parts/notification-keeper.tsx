import { useEffect } from 'react';
import { changeBoard } from '#domains/notices/web/state/board.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import { ownNotifications } from '../../contract/notifications.ts';
import { newest, nothingYet } from '../state/newest.ts';
import { FloatingNotifications } from './floating-notifications.tsx';

/** Keeps what the guest is told current, for the bell, its menu and the cards that float above a page. */
export const NotificationKeeper: FillingOf<typeof memberParts> = () => {
  const told = useResource(ownNotifications, useLanguage(), nothingYet);
  useEffect(() => {
    newest.set(told);
    changeBoard({ more: told.unseenCount });
  }, [told]);
  return <FloatingNotifications list={told.notifications} />;
};
