export const en = {
  'favourites.heart': 'Favourite: {name}',
  'favourites.one': 'Favourite',
  'favourites.kept': 'Kept among your favourites',
  'favourites.menu': 'Favourites',
  'favourites.title': 'Your favourites',
  'favourites.lead':
    '{count, plural, =0 {Whom you give a heart stands here.} one {One performer, who is live comes first.} other {# performers, who is live comes first.}}',
  'favourites.none': 'You have no favourites yet.',
  'favourites.find': 'See who is live',
  'favourites.since': 'Since {day}',
  'favourites.watch': 'Watch',
  'favourites.remove': 'Take {name} away',
  'favourites.email': 'Tell me by e-mail when the show begins',
  'favourites.emailHint': 'At most every twelve hours, to your confirmed address.',
};
