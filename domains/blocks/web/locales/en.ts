export const en = {
  'blocks.studio.menu': 'Blocked',
  'blocks.studio.title': 'Blocked guests',
  'blocks.studio.lead': 'They cannot come into your room or start a chat with you, until you let them back in.',
  'blocks.studio.none': 'Nobody is blocked',
  'blocks.studio.noneText': 'You block somebody in the list “In the room”, with the button beside the name.',
  'blocks.studio.since': 'Since {day}',
  'blocks.studio.unblock': 'Let back in',
  'blocks.studio.unblockOf': 'Let {name} back in',
  'blocks.studio.unblocked': '{name} can come back.',
  'blocks.studio.pages': 'Pages',
  'blocks.studio.newest': 'Newest',
  'blocks.studio.older': 'Older',
};
