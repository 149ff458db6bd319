import type { profileAbout } from '#domains/performers/web/slots.ts';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SaidAttributes as Said } from '../../contract/index.ts';
import { getActorAttributes } from '../../contract/index.ts';

/** What a performer says of herself, each as the way to everybody who says the same. */
export const saidAttributes: FillingOf<typeof profileAbout> = defineBlock<Said>({
  async load({ api }, search) {
    const answer = await api.call(getActorAttributes, { params: { actorId: Number(search.get('actorId')) } });
    return answer.ok && answer.data.groups.length > 0 ? answer.data : null;
  },
  View({ data: { groups } }) {
    const t = useMessages();
    const search = useHref()('actor-search.search');
    return (
      <section className="grid gap-3">
        <h2 className="font-bold text-lg">{t('actor-search.about.title')}</h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {groups.map(({ filter, label, attributes }) => (
            <div key={filter} className="grid content-start gap-1.5">
              <dt className="text-sm text-subtle">{label}</dt>
              <dd className="flex flex-wrap gap-2">
                {attributes.map(({ value, label: name }) => (
                  <Anchor
                    key={value}
                    href={`${search}?${filter}=${value}`}
                    aria-label={t('actor-search.about.find', { group: label, name })}
                    className={filterChipClass(false)}
                  >
                    {name}
                  </Anchor>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  },
});
