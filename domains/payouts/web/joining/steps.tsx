import { useEffect, useState } from 'react';
import { getOwnApplication } from '#domains/onboarding/contract/index.ts';
import type { stepForm } from '#domains/onboarding/web/slots.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { SkeletonText } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { PayeeView } from '../../contract/index.ts';
import { getOwnPayee } from '../../contract/index.ts';
import { AccountForm } from './account-form.tsx';
import { TaxForm } from './tax-form.tsx';

/** What is kept of who is here. Who has not been accepted yet begins with what their application says of them. */
async function readPayee(api: ApiClient): Promise<PayeeView | null> {
  const kept = await api.call(getOwnPayee, {});
  if (!kept.ok) return null;
  if (kept.data.tax !== null || kept.data.known !== null) return kept.data;
  const application = await api.call(getOwnApplication, {});
  if (!application.ok) return kept.data;
  const { person, address } = application.data;
  const named = person ? { name: `${person.firstName} ${person.lastName}`, birthDate: person.birthDate } : {};
  return { ...kept.data, known: { ...named, ...address } };
}

/** Null until it is known. */
function usePayee(): PayeeView | null {
  const api = useApi();
  const [view, setView] = useState<PayeeView | null>(null);
  useEffect(() => void readPayee(api).then(setView), [api]);
  return view;
}

/** The step of joining in which tax data are given. */
export const TaxStep: FillingOf<typeof stepForm> = ({ isOpen, onSaved }) => {
  const view = usePayee();
  return view ? <TaxForm view={view} isOpen={isOpen} onView={onSaved} /> : <SkeletonText lines={6} />;
};

/** The step of joining in which the account is given. */
export const PayoutAccountStep: FillingOf<typeof stepForm> = ({ isOpen, onSaved }) => {
  const view = usePayee();
  return view ? <AccountForm view={view} isOpen={isOpen} onView={onSaved} /> : <SkeletonText lines={4} />;
};
