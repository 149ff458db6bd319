import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getStudioProfile, modelCategories } from '#domains/performers/contract/index.ts';
import { MoodForm } from '#domains/performers/web/parts/mood-form.tsx';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { OwnShares } from '#domains/sales/web/parts/own-shares.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [profile, categories, shares] = await Promise.all([
    api.call(getStudioProfile, {}),
    api.query(modelCategories, {}),
    api.call(getOwnShares, {}),
  ]);
  if (!profile.ok) throw refused(profile.problem.status);
  return {
    profile: profile.data,
    shares: shares.ok ? shares.data.shares : null,
    categories: categories.ok ? categories.data.map(({ slug, name }) => ({ slug, name })) : [],
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('studio.studio.profile.title') }));

/** What a performer says and asks: prices, texts, languages, categories, pictures, and where not to be seen. */
export default function Profile(): ReactNode {
  const t = useMessages();
  const { profile, categories, shares } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-290 gap-(--grid-gap) py-4 md:py-6">
      <header className="grid gap-1">
        <h1 className="font-extrabold text-2xl tracking-tight">{t('studio.studio.profile.title')}</h1>
        <p className="text-muted">{t('studio.studio.profile.text')}</p>
      </header>
      <MoodForm mood={profile.mood} moodIn={profile.moodIn} />
      {shares ? <OwnShares shares={shares} /> : null}
      <ProfileForm profile={profile} shares={shares} categories={categories} />
    </div>
  );
}
