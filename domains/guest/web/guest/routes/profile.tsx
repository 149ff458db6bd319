import type { ReactNode } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { data } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';
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
    <div className="page max-w-190 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="mb-6 grid gap-1">
        <h1 className="font-extrabold text-3xl">{t('guest.profile.title')}</h1>
        <p className="text-muted">{t('guest.profile.lead')}</p>
      </header>
      <div className="grid gap-(--grid-gap)">
        <PictureCard />
        <ProfileCard />
        <PreferencesCard />
      </div>
    </div>
  );
}
