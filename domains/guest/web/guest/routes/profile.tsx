import type { ReactNode } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { AccountPage } from '#domains/identity/web/parts/account-page.tsx';
import type { Language } from '#kit/i18n/language.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { updateProfile } from '../../../contract/routes.ts';
import { PictureCard } from '../profile/picture-card.tsx';
import { PreferencesCard } from '../profile/preferences-card.tsx';
import { ProfileCard } from '../profile/profile-card.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('guest.profile.title') }));

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(web);
  const form = await request.formData();
  const name = String(form.get('name') ?? '');
  const body = { language: String(form.get('language')) as Language, ...(form.has('name') ? { name } : {}) };
  const result = await api.call(updateProfile, { body });
  if (result.ok) return data({ problem: null, name });
  return data({ problem: result.problem, name }, { status: result.problem.status });
}

export default function Profile(): ReactNode {
  const t = useMessages();
  return (
    <AccountPage title={t('guest.profile.title')} lead={t('guest.profile.lead')}>
      <PictureCard />
      <ProfileCard />
      <PreferencesCard />
    </AccountPage>
  );
}
