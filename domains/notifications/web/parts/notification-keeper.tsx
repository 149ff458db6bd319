import { useEffect } from 'react';
import { changeBoard } from '#domains/notices/web/state/board.ts';
import type { deferredParts } from '#kit/web/frame-slots.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import { useResource } from '#kit/web/use-resource.ts';
import { ownNotifications } from '../../contract/notifications.ts';
import { newest, nothingYet } from '../state/newest.ts';
import { FloatingNotifications } from './floating-notifications.tsx';

/** Keeps what the guest is told current, for the bell, its menu and the cards that float above a page. */
export const NotificationKeeper: FillingOf<typeof deferredParts> = () => {
  const told = useResource(ownNotifications, useLanguage(), nothingYet);
  useEffect(() => {
    newest.set(told);
    changeBoard({ more: told.unseenCount });
  }, [told]);
  return <FloatingNotifications list={told.notifications} />;
};
