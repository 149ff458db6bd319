import type { studioPanel } from '#domains/live/web/slots.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioGiving } from '../../contract/studio.ts';
import { studioGiving } from '../../contract/studio.ts';
import { GoalProgress } from './goal-progress.tsx';
import { ReceivedList } from './received-card.tsx';

const nothing: StudioGiving = { goal: null, menu: [], wishes: [], received: [] };
/** How many of what was given last stand beside the picture. */
const shown = 5;

/** The goal and what was given last, during the show. */
export const ShowGiving: FillingOf<typeof studioPanel> = ({ room }) => {
  const t = useMessages();
  const { goal, received } = useResource(studioGiving, room.actorId, nothing);
  const since = room.liveSince ?? 0;
  const now = received.filter(({ at }) => at >= since).slice(0, shown);
  return (
    <Card title={t('gifts.studio.inShow')} actions={<LocalLink to="gifts.studio">{t('gifts.studio.setUp')}</LocalLink>}>
      <div className="grid gap-3" aria-live="polite">
        {goal ? <GoalProgress goal={goal} /> : <p className="text-muted text-sm">{t('gifts.studio.noGoal')}</p>}
        {now.length > 0 ? <ReceivedList received={now} /> : null}
      </div>
    </Card>
  );
};
