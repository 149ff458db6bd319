import { definePages } from '#kit/web/page/pages.ts';
import { pageSlugs } from '../contract/pages.ts';

const frame = {
  area: 'guest',
  layout: 'guest/routes/auth-frame.tsx',
  indexed: false,
  group: 'account',
  parent: 'performers.home',
} as const;

/** Signing up, getting in and keeping others out; the operators' page for lost second factors. */
export const pages = definePages('domains/identity/web', [
  {
    id: 'identity.signUp',
    breadcrumb: { type: 'signUp', name: { de: 'Registrieren', en: 'Sign up', nl: 'Registreren', es: 'Registrarse' } },
    ...frame,
    indexed: true,
    file: 'guest/routes/sign-up.tsx',
    query: ['next'],
    slugs: pageSlugs.signUp,
  },
  {
    id: 'identity.login',
    breadcrumb: { type: 'login', name: { de: 'Anmelden', en: 'Log in', nl: 'Inloggen', es: 'Entrar' } },
    ...frame,
    indexed: true,
    file: 'guest/routes/log-in.tsx',
    query: ['next'],
    slugs: pageSlugs.logIn,
  },
  { id: 'identity.logOut', ...frame, file: 'guest/routes/log-out.tsx', slugs: pageSlugs.logOut },
  {
    id: 'identity.logInCode',
    ...frame,
    file: 'guest/routes/log-in-code.tsx',
    query: ['next'],
    slugs: pageSlugs.logInCode,
  },
  {
    id: 'identity.secondFactor',
    ...frame,
    file: 'guest/routes/second-factor.tsx',
    query: ['next'],
    slugs: pageSlugs.secondFactor,
  },
  { id: 'identity.stopChange', ...frame, file: 'guest/routes/stop-change.tsx', slugs: pageSlugs.stopAddressChange },
  { id: 'identity.verify', ...frame, file: 'guest/routes/verify-email.tsx', slugs: pageSlugs.verifyEmail },
  { id: 'identity.forgot', ...frame, file: 'guest/routes/forgot-password.tsx', slugs: pageSlugs.forgotPassword },
  { id: 'identity.invitation', ...frame, file: 'guest/routes/invitation.tsx', slugs: pageSlugs.invitation },
  { id: 'identity.reset', ...frame, file: 'guest/routes/reset-password.tsx', slugs: pageSlugs.resetPassword },
  {
    id: 'identity.officeFactor',
    area: 'office',
    access: ['administrator'],
    file: 'office/routes/second-factor.tsx',
    slugs: { en: 'second-factor' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 75, group: 'platform', label: 'identity.office.factor.menu', icon: 'shield-off' }],
  },
  {
    id: 'identity.security',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/security.tsx',
    slugs: pageSlugs.security,
    group: 'personalArea',
    parent: 'guest.account',
    menu: [{ in: 'account', order: 80, label: 'identity.security.menu', icon: 'shield-check' }],
  },
]);
