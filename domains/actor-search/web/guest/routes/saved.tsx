import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button, ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SavedSearch } from '../../../contract/index.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  getOwnRegion,
  getSavedSearches,
  longestSavedName,
} from '../../../contract/index.ts';
import { writeAddress } from '../../parts/address.ts';
import { OwnRegion, regionForm } from '../../parts/own-region.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [saved, own] = await Promise.all([api.call(getSavedSearches, {}), api.call(getOwnRegion, {})]);
  if (!saved.ok) throw refused(saved.problem.status);
  if (!own.ok) throw refused(own.problem.status);
  return { ...saved.data, ...own.data };
}

export const action = formAction(taking(regionForm));

export const meta = pageMeta(({ t }) => ({ title: t('actor-search.saved.title') }));

/** The searches a guest keeps: what each finds now, whether newcomers are told, and the way to delete it. */
export default function Saved(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { searches, region } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid max-w-220 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('actor-search.saved.title')} />
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="font-extrabold text-2xl tracking-tight">
          {t('actor-search.saved.title')}
        </h1>
        <p className="text-muted">{t('actor-search.saved.lead')}</p>
      </header>
      {searches.length === 0 ? (
        <EmptyState
          icon={<BookmarkPlus />}
          title={t('actor-search.saved.none')}
          action={
            <ButtonLink variant="primary" href={to('actor-search.search')}>
              {t('actor-search.title')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-(--grid-gap)">
          {searches.map((one) => (
            // The button that was pressed goes with its row: whoever uses the keyboard continues from the top.
            <Row key={one.id} saved={one} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      <OwnRegion region={region} onChanged={revalidate} />
    </div>
  );
}

function Row({ saved, onRemoved }: { saved: SavedSearch; onRemoved: () => void }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const { id, name, query, isTold, hits } = saved;
  const { conditions, zip, zipCountry, radius, sortType: sort, moodValue: mood } = query;
  const address = writeAddress({
    conditions,
    zip: zip ?? '',
    zipCountry,
    point: null,
    radius,
    sort,
    mood,
    page: 1,
    isMap: false,
  });
  const [isNaming, setIsNaming] = useState(false);
  const renamer = useRef<HTMLButtonElement>(null);
  const act = async (call: (api: ApiClient) => Promise<Result<unknown>>): Promise<boolean> => {
    const { ok } = await run(call);
    await revalidate();
    return ok;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4">
      {isNaming ? (
        <NameForm
          name={name}
          busy={busy}
          onName={async (next) => {
            if (
              next !== null &&
              !(await act((api) => api.call(changeSavedSearch, { params: { id }, body: { name: next } })))
            )
              return;
            setIsNaming(false);
            // Whoever uses the keyboard is back where they pressed.
            requestAnimationFrame(() => renamer.current?.focus());
          }}
        />
      ) : (
        <>
          <Anchor
            href={`${to('actor-search.search')}${address}`}
            className="grid min-h-11 min-w-40 flex-1 content-center text-ink no-underline hover:underline"
          >
            <bdi className="break-words font-bold">{name}</bdi>
            <span className="text-muted text-sm">{t('actor-search.found', { count: hits })}</span>
          </Anchor>
          <IconButton
            ref={renamer}
            icon={<Pencil />}
            label={t('actor-search.saved.rename', { name })}
            disabled={busy}
            onClick={() => setIsNaming(true)}
          />
        </>
      )}
      <div className="flex items-center justify-between gap-4 max-sm:w-full">
        <Switch
          label={t('actor-search.saved.tell')}
          checked={isTold}
          disabled={busy}
          onChange={({ currentTarget: { checked } }) =>
            void act((api) => api.call(changeSavedSearch, { params: { id }, body: { isTold: checked } }))
          }
        />
        <IconButton
          icon={<Trash2 />}
          label={t('actor-search.saved.delete', { name })}
          disabled={busy}
          onClick={() =>
            void act((api) => api.call(deleteSavedSearch, { params: { id } })).then((isGone) => {
              if (isGone) onRemoved();
            })
          }
        />
      </div>
    </li>
  );
}

/** Another name for a kept search; `onName` with null: it stays as it is. */
function NameForm({
  name,
  busy,
  onName,
}: {
  name: string;
  busy: boolean;
  onName: (name: string | null) => Promise<void>;
}): ReactNode {
  const t = useMessages();
  const [value, setValue] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="flex flex-1 flex-wrap items-end gap-2 max-sm:basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(value.trim() === name ? null : value.trim());
      }}
    >
      <div className="min-w-40 flex-1 max-sm:basis-full">
        <TextField
          ref={field}
          label={t('actor-search.saved.name')}
          value={value}
          required
          maxLength={longestSavedName}
          enterKeyHint="done"
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
          onKeyDown={typedKeys({ Escape: () => void onName(null) })}
        />
      </div>
      <Button type="submit" loading={busy}>
        {t('actor-search.saved.keepName')}
      </Button>
      <Button variant="ghost" onClick={() => void onName(null)}>
        {t('actor-search.saved.leaveName')}
      </Button>
    </form>
  );
}
