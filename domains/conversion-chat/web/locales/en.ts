export const en = {
  'conversion-chat.title': 'Extra free chat',
  'conversion-chat.more': '{minutes} more minutes of free chat',
  'conversion-chat.offered': 'Costs nothing. Offered for another',
  'conversion-chat.offeredLabel': 'Time left to switch it on',
  'conversion-chat.what': 'What is it?',
  'conversion-chat.gives':
    'For {minutes} minutes, free chat with performers who welcome new people does not use up your free chat of the day.',
  'conversion-chat.costs':
    'Nothing is charged and you need no coins. It is there once: the time runs from the moment you switch it on.',
  'conversion-chat.after': 'When it is over, free chat goes on and counts as before.',
  'conversion-chat.switchOn': 'Switch on now',
  'conversion-chat.later': 'Not now',
  'conversion-chat.left': 'Time left of extra free chat',
  'conversion-chat.onHere': 'Free chat here does not count now.',
  'conversion-chat.onOthers': 'With {name} it does not hold just now.',
  'conversion-chat.off': 'Switch off',
  'conversion-chat.offTitle': 'Switch extra free chat off?',
  'conversion-chat.offText':
    'It is over at once and cannot be switched on again. Free chat goes on and counts as before.',
  'conversion-chat.offYes': 'Switch off for good',
  'conversion-chat.offNo': 'Leave it on',
  'conversion-chat.toldOn': 'Extra free chat is on.',
  'conversion-chat.toldOff': 'Extra free chat is over. Free chat counts as before.',
  'conversion-chat.home.with': 'They welcome new people now',
  'conversion-chat.home.nobody': 'Nobody who takes part is in free chat just now.',
  'conversion-chat.studio.title': 'Welcome new guests',
  'conversion-chat.studio.switch': 'Take part in extra free chat',
  'conversion-chat.studio.hint':
    'Whoever is new here and has bought no coins yet may have, once within {hours} hours, {minutes} minutes in which free chat with you does not use up their time of the day. They find you on their homepage while you are in free chat. What you earn does not change, and you are not told who has it.',
  'conversion-chat.office.used': 'Extra free chats begun',
};
