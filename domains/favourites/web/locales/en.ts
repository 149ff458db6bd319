export const en = {
  'favourites.heart': 'Favourite: {name}',
  'favourites.one': 'Favourite',
  'favourites.kept': 'Kept among your favourites',
  'favourites.menu': 'Favourites',
  'favourites.title': 'Your favourites',
  'favourites.lead':
    '{count, plural, =0 {Everyone you give a heart is listed here.} one {One performer.} other {# performers, live ones first.}}',
  'favourites.none': 'You have no favourites yet.',
  'favourites.find': 'To the live cams',
  'favourites.since': 'Since {day}',
  'favourites.watch': 'Watch',
  'favourites.remove': 'Remove {name}',
  'favourites.email': 'Tell me by e-mail when the show begins',
  'favourites.emailHint': 'At most every twelve hours, to your confirmed address.',
  'favourites.stored.wish': 'Whom you gave a heart before you signed up, for half an hour.',
};
