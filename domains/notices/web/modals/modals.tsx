import type { ReactNode } from 'react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ModalSettings } from '#domains/guest/contract/routes.ts';
import { useGuest, useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { NoticeFacts } from '../../contract/facts.ts';
import { forcedAvs, partnerBrandRead } from '../state/stored.ts';
import { isOpenToAll, passesForcedAvs, showsPartnerBrand, showsSpanishAgeCheck } from './conditions.ts';

const PartnerBrand = lazy(async () => ({ default: (await import('./partner-brand-modal.tsx')).PartnerBrandModal }));
const SpanishAgeCheck = lazy(async () => ({
  default: (await import('./spanish-age-check-modal.tsx')).SpanishAgeCheckModal,
}));

/** The two modals of this installation, at most one at a time, and never over what a reload would lose: a running paid chat. */
export function Modals({
  settings,
  hasLoginMarker,
  ageCheck,
}: {
  settings: ModalSettings;
  hasLoginMarker: boolean;
  ageCheck: NoticeFacts['ageCheck'];
}): ReactNode {
  const { isLoggedIn, isAnonymousVoiceCall, hasAvs } = useGuest();
  const { reloads } = useGuestSession();
  const current = useCurrentPage();
  const [brandRead, setBrandRead] = useState(() => readStored(partnerBrandRead) === true);
  const pageId = current?.page.id ?? null;
  const isHeld = useSyncExternalStore(
    (changed) => reloads.subscribe(changed),
    () => reloads.isHeld,
    () => false,
  );
  if (isOpenToAll(pageId) || isHeld) return null;

  const isPast = passesForcedAvs({ isLoggedIn, hasAvs, hasAgeCheck: ageCheck !== null });
  if (settings.isSpanishAgeCheck && isPast && readStored(forcedAvs) === null) writeStored(forcedAvs, '1');
  const hasForcedAvsCookie = readStored(forcedAvs) !== null;
  if (showsSpanishAgeCheck({ isConfigured: settings.isSpanishAgeCheck, hasForcedAvsCookie })) {
    return (
      <Suspense fallback={null}>
        <SpanishAgeCheck ageCheckHref={ageCheck?.href ?? null} />
      </Suspense>
    );
  }

  const profile = pageId === 'live.room' ? null : (current?.params['actorName'] ?? null);
  const here = { isLoggedIn, isAnonymousVoiceCall, hasLoginMarker, profile, host: window.location.hostname };
  if (brandRead || !showsPartnerBrand({ ...here, brand: settings.partnerBrand })) return null;
  const read = (): void => {
    writeStored(partnerBrandRead, true);
    setBrandRead(true);
  };
  return (
    <Suspense fallback={null}>
      <PartnerBrand name={settings.partnerBrand?.profile ?? ''} onClose={read} />
    </Suspense>
  );
}
