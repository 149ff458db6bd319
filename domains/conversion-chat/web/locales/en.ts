export const en = {
  'conversion-chat.office.used': 'Extra free chats begun',
};
