export const en = {
  'web-push.title': 'Push messages',
  'web-push.lead': 'They come also when no page of ours is open, and name nobody unless you allow it above.',
  'web-push.here': 'In this browser',
  'web-push.unsupported':
    'This browser cannot show push messages. On an iPhone, add the site to the home screen first.',
  'web-push.blocked': 'Push messages are blocked. You can allow them in the settings of your browser.',
  'web-push.failed': 'That did not work. Nothing was changed.',
  'web-push.ask': 'Shall we tell you when they are live?',
  'web-push.askText': 'By a discreet push message of this browser.',
  'web-push.yes': 'Yes, please',
  'web-push.askElsewhere': 'You find it in your account, under notifications',
  'web-push.on': 'You will hear from us',
  'web-push.stored.subscription': 'Whose the push messages of this browser are.',
  'web-push.stored.favourites': 'When you were last asked about push messages.',
  'web-push.stored.token': 'What renews the push messages of this browser.',
};
