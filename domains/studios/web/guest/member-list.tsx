import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioMember } from '../../contract/index.ts';
import { endMember } from '../../contract/index.ts';
import { ConfirmPanel } from '../parts/confirm-panel.tsx';
import { shareText } from '../parts/percent.ts';

/** Living members and open invitations. */
export function MemberList({ members }: { members: readonly StudioMember[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<StudioMember | null>(null);
  const end = async (member: StudioMember): Promise<void> => {
    await run((api) => api.call(endMember, { params: { membershipId: member.id } }), {
      told: () => t('studios.ended'),
    });
    setEnding(null);
    await revalidate();
  };
  return (
    <Card title={t('studios.members')} flush={members.length > 0}>
      {members.length === 0 ? (
        <EmptyState icon={<Users />} title={t('studios.noMembers')}>
          {t('studios.noMembersText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3 p-(--card-pad)">
              <span className="grid min-w-0 flex-1 basis-48 gap-1">
                <bdi className="font-semibold [overflow-wrap:anywhere]">{member.name}</bdi>
                <span className="text-muted text-sm">
                  {t(member.isLiving ? 'studios.since' : 'studios.invitedAt', {
                    share: shareText(member.basisPoints, language),
                    day: format.date(member.since),
                  })}
                </span>
              </span>
              <Badge tone={member.isLiving ? 'success' : 'info'}>
                {t(member.isLiving ? 'studios.isMember' : 'studios.isInvited')}
              </Badge>
              {member.isLiving ? (
                <LocalLink
                  to="studios.member"
                  params={{ membershipId: member.id }}
                  aria-label={t('studios.lookAt', { name: member.name })}
                  className="inline-flex min-h-(--control-height-sm) items-center font-semibold"
                >
                  {t('studios.look')}
                </LocalLink>
              ) : null}
              <Button size="sm" variant="ghost" onClick={() => setEnding(member)}>
                {t(member.isLiving ? 'studios.end' : 'studios.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending ? (
        <ConfirmPanel
          title={t(ending.isLiving ? 'studios.endTitle' : 'studios.takeBackTitle', { name: ending.name })}
          text={t(ending.isLiving ? 'studios.endText' : 'studios.takeBackText')}
          label={t(ending.isLiving ? 'studios.end' : 'studios.takeBack')}
          busy={busy}
          onClose={() => setEnding(null)}
          onConfirm={() => void end(ending)}
        />
      ) : null}
    </Card>
  );
}
