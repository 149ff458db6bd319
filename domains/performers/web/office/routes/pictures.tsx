import { Check, Image, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { NewPictureKind, OfficePicture } from '../../../contract/new-pictures.ts';
import { approvePicture, newPictureStates, newPictures, refusePicture } from '../../../contract/new-pictures.ts';

export const meta = pageMeta(({ t }) => ({ title: t('performers.office.newPictures.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(newPictures, args);

/** Pictures that wait for a look, the longest waiting first, and those that were refused. */
export default function NewPictures(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={newPictures}
      data={useLoaderData<typeof loader>()}
      title={t('performers.office.newPictures.title')}
      lead={t('performers.office.newPictures.lead')}
      columns={{
        picture: {
          header: t('performers.office.newPictures.picture'),
          isName: true,
          cell: ({ picture, actorName }) => (
            <a href={picture.srcSet.split(' ').at(-2) ?? picture.src} target="_blank" rel="noreferrer">
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="120px"
                width={picture.width}
                height={picture.height}
                alt={t('performers.office.newPictures.of', { name: actorName })}
                loading="lazy"
                className="h-32 w-24 rounded-control bg-hover object-cover"
              />
            </a>
          ),
        },
        actorName: {
          header: t('performers.office.name'),
          cell: ({ actorId, actorName, picture }) => (
            <span className="grid justify-items-start gap-0.5 max-sm:justify-items-end">
              <LocalLink
                to="performers.officePerformer"
                params={{ actorId }}
                className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
              >
                <bdi>{actorName}</bdi>
              </LocalLink>
              <span className="text-sm text-subtle">
                {t(`performers.office.newPictures.for.${picture.kind as NewPictureKind}`)}
              </span>
            </span>
          ),
        },
        state: {
          header: t('performers.office.newPictures.state'),
          cell: ({ state, reason }) => (
            <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
              <Badge tone={state === 'waiting' ? 'info' : 'danger'}>
                {t(`performers.office.newPictures.state.${state}`)}
              </Badge>
              {reason ? <span className="max-w-[40ch] text-sm text-subtle">{reason}</span> : null}
            </span>
          ),
        },
        addedAt: { header: t('performers.office.newPictures.added') },
      }}
      filters={{
        search: { label: t('performers.office.performers.search') },
        state: {
          label: t('performers.office.newPictures.state'),
          options: newPictureStates.map((value) => ({
            value,
            label: t(`performers.office.newPictures.state.${value}`),
          })),
        },
      }}
      nameOf={({ actorName }) => t('performers.office.newPictures.of', { name: actorName })}
      empty={{
        icon: <Image />,
        title: t('performers.office.newPictures.none'),
        text: t('performers.office.newPictures.noneText'),
      }}
      actions={usePictureActions()}
    />
  );
}

/** Lets pictures in, or refuses them with a reason. */
function usePictureActions(): readonly ListAction<OfficePicture>[] {
  const t = useMessages();
  const title = (count: number, name: string, key: 'approve' | 'refuse'): string =>
    t(`performers.office.newPictures.${key}Title`, { count, name });
  const isWaiting = ({ state }: OfficePicture): boolean => state === 'waiting';
  const paramsOf = ({ actorId, id }: OfficePicture) => ({ actorId, pictureId: id });
  return [
    {
      key: 'approve',
      label: t('performers.office.newPictures.approve'),
      icon: <Check aria-hidden />,
      isBulk: true,
      applies: isWaiting,
      title: (rows) => title(rows.length, rows[0]?.actorName ?? '', 'approve'),
      text: () => t('performers.office.newPictures.approveText'),
      run: (api, row) => api.call(approvePicture, { params: paramsOf(row) }),
    },
    {
      key: 'refuse',
      label: t('performers.office.newPictures.refuse'),
      icon: <X aria-hidden />,
      isDanger: true,
      isBulk: true,
      applies: isWaiting,
      title: (rows) => title(rows.length, rows[0]?.actorName ?? '', 'refuse'),
      text: () => t('performers.office.newPictures.refuseText'),
      needsReason: true,
      run: (api, row, form) =>
        api.call(refusePicture, { params: paramsOf(row), body: { reason: String(form.get('reason') ?? '') } }),
    },
  ];
}
