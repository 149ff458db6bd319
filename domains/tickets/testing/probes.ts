import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** A show of Petra's that everybody may buy a ticket of, one that may begin, and one that is on. */
let plannedId = 0;
let dueId = 0;
let runningId = 0;
/** One that Petra invites Alice to. */
let privateId = 0;

const newShow = `insert into tickets.shows
  (actor_id, actor_name, title, description, post_buy_info, price, late_minutes, starts_at, minutes, lets_late_in, promo_percent, promo_most,
    state, started_at, created_at)
  select id, name, '{"de":"","en":"Evening","nl":"","es":""}', '{"de":"","en":"","nl":"","es":""}',
    '{"de":"","en":"mark-of-petra show","nl":"","es":""}', 1000, 60, $2, 60, true, 20, 20, $3, $4, now()
  from performers.actors where id = $1 returning id`;

const nothing = { de: '', en: '', nl: '', es: '' };
/** A show of whoever plans it, which waits for a goal. */
const plan = {
  ...{ title: { ...nothing, en: 'Evening' }, description: nothing, postBuyInfo: nothing },
  ...{ price: 0, latePrice: null, start: null, goal: 50, minutes: 60, letsLateIn: true, promoCode: null },
};

/** Something of Petra's that only she does. */
const hers = (showId: () => number, more: Partial<ForeignIdCall> = {}): ForeignIdCall => ({
  of: 'petra',
  inputs: () => [{ params: { showId: showId() } }],
  ...more,
});

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    const clock = await one<number>('select extract(epoch from now())::float8 * 1000 as now');
    const at = (hours: number) => new Date(clock + hours * 3_600_000);
    plannedId = await one<number>(newShow, [people.petra.id, at(48), 'planned', null]);
    dueId = await one<number>(newShow, [people.petra.id, at(0.1), 'planned', null]);
    privateId = await one<number>(newShow, [people.petra.id, at(72), 'planned', null]);
    await one<number>('update tickets.shows set guest_id = $2, invited_until = starts_at where id = $1 returning id', [
      privateId,
      people.alice.id,
    ]);
    runningId = await one<number>(newShow, [people.petra.id, at(0), 'running', at(0)]);
  },
  foreignIdCalls: {
    ticketChatList: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ modelId: people.petra.id }] },
    buyChatTicket: {
      of: 'petra',
      isAnswered: true,
      // Nobody pays: what the page said is less than what it costs.
      inputs: ({ people }) => [{ id: plannedId, modelId: people.petra.id, promoCode: 'NOBODYS', price: 1 }],
    },
    removeChatTicket: { of: 'petra', isAnswered: true, inputs: () => [{ id: plannedId }] },
    remindOfTicketShow: {
      of: 'petra',
      isAnswered: true,
      own: ['tickets.reminders'],
      inputs: () => [{ id: plannedId, isWanted: true }],
    },
    planTicketShow: {
      of: 'petra',
      isAnswered: true,
      own: ['tickets.shows'],
      inputs: () => [{ body: plan }],
    },
    beginTicketShow: hers(() => dueId, {
      refused: 'end_private_first',
      ownerless: 'Petra is in a private chat; domains/tickets/server begins shows.',
    }),
    announceTicketShow: hers(() => dueId, {
      ownerless: 'The clock of these tests stands before its time; domains/tickets/server announces shows.',
    }),
    endTicketShow: hers(() => runningId, { last: true }),
    giveTicketByHand: hers(() => plannedId, {
      inputs: ({ people }) => [{ params: { showId: plannedId }, body: { guestId: people.alice.id } }],
      ownerless: 'Alice and Petra may not know each other; domains/tickets/server gives tickets by hand.',
    }),
    inviteToPrivateShow: {
      of: 'alice',
      inputs: ({ people }) => [
        { body: { guestId: people.alice.id, title: '', price: 0, start: Date.now() + 86_400_000, minutes: 30 } },
      ],
      ownerless: 'A performer invites whom she knows; domains/tickets/server invites.',
    },
    declinePrivateTicketShow: {
      of: 'alice',
      inputs: () => [{ id: privateId }],
      last: true,
    },
    callOffTicketShow: hers(() => plannedId, { last: true }),
  },
  operatorCalls: {
    'tickets.listShows': { input: () => ({}) },
    'tickets.exportShows': { input: () => ({}) },
    'tickets.readShow': { input: () => ({ params: { showId: dueId } }) },
    'tickets.markShow': { input: () => ({ params: { showId: dueId }, body: { isFeatured: true } }) },
  },
  screens: {
    params: {
      async showId(call) {
        const { rows } = await call<{ rows: readonly { id: number }[] }>('operator', 'GET', 'office/ticketShows');
        return rows[0]?.id ?? 0;
      },
    },
  },
};
