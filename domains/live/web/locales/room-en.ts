/** Words of the room that is laid over its picture: leaving, money, chat, picture, end card. */
export const roomEn = {
  'live.leave.ask': 'End the chat?',
  'live.leave.paid': 'The minute you paid for runs for another',
  'live.leave.stay': 'Stay',
  'live.leave.end': 'End now',
  'live.leave.short': 'End',
  'live.money.left': '{coins} left',
  'live.money.elapsed': 'Time in this chat',
} as const;
