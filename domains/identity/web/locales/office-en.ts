/** Words of the operators' page for lost second factors. */
export const officeEn = {
  'identity.office.first.passkey': 'Your passkey',
  'identity.office.first.passkeyDone': 'You sign in with a passkey.',
  'identity.office.first.passkeyOpen': 'Set up a passkey: a password alone can be tricked out of you.',
  'identity.office.factor.menu': 'Lost factors',
  'identity.office.factor.title': 'Lost second factor',
  'identity.office.factor.lead':
    'For somebody who can no longer show their second factor. Take it off only once you know by other means who they are.',
  'identity.office.factor.email': 'E-mail address of the account',
  'identity.office.factor.emailHint': 'The address the account has confirmed.',
  'identity.office.factor.reason': 'How you know who it is',
  'identity.office.factor.reasonHint': 'For example: video call, passport shown. It stands in the audit log.',
  'identity.office.factor.reasonMissing': 'Please say in a few words how you know who it is.',
  'identity.office.factor.submit': 'Take the second factor off',
  'identity.office.factor.ask': 'Take the second factor off?',
  'identity.office.factor.askText':
    '{email} loses app, passkeys, recovery codes and password, is logged out everywhere and is told by mail.',
  'identity.office.factor.confirm': 'Take it off',
  'identity.office.factor.done':
    'The second factor of {email} is off. They were told by mail, choose a new password and set up a new factor.',
  'identity.office.factor.nobody': 'No account has confirmed this address.',
} as const;
