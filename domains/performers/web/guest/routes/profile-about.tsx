import { filled } from 'virtual:slots/performers.profileAbout';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { web } from '#kit/web/page/context.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Actor } from '../../../contract/index.ts';
import { modelCategories } from '../../../contract/index.ts';
import { ActorNote } from '../../parts/actor-note.tsx';
import { dataOr404 } from '../../parts/load.ts';
import { profileHead } from '../../parts/profile-head.ts';
import { profileMeta } from '../../parts/profile-meta.ts';
import type { profileAbout } from '../../slots.ts';

export async function loader(args: LoaderFunctionArgs) {
  const values = args.context.get(web);
  const [{ actor, head, breadcrumb }, categories] = await Promise.all([
    profileHead(args, 'about'),
    values.api.query(modelCategories, {}),
  ]);
  const more = await loadBlocks(filled, values, new URLSearchParams({ actorId: String(actor.id) }));
  return { head, breadcrumb, categories: dataOr404(categories), more, loggedIn: values.caller !== null };
}

export const meta = profileMeta;

export default function About(): ReactNode {
  const actor = useOutletContext<Actor>();
  const { categories, more, loggedIn } = useLoaderData<typeof loader>();
  const t = useMessages();
  const format = useFormat();
  const facts: [string, string][] = [
    [t('performers.about.age'), t('performers.about.years', { count: actor.age })],
    [t('performers.about.country'), format.countryName(actor.country)],
    [t('performers.about.languages'), format.list(actor.languages.map((code) => format.languageName(code)))],
    [t('performers.about.since'), format.date(actor.memberSince, 'long')],
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-5">
        <p className="max-w-prose whitespace-pre-line text-lg leading-relaxed">{actor.about}</p>
        <ul className="flex flex-wrap gap-2">
          {categories
            .filter(({ slug }) => actor.categories.includes(slug))
            .map(({ slug, name }) => (
              <li key={slug}>
                <Badge>{name}</Badge>
              </li>
            ))}
        </ul>
        <Blocks<typeof profileAbout> filled={filled} data={more} props={{ actor }} />
        {loggedIn ? <ActorNote actorId={actor.id} name={actor.name} /> : null}
      </div>
      <Card>
        <dl className="grid gap-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-subtle">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
