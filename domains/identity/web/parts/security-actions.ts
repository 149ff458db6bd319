import type { ActionFunctionArgs } from 'react-router';
import { data, redirectDocument } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { confirmPasskey, removePasskey } from '../../contract/passkey-routes.ts';
import {
  changeEmail,
  changePassword,
  logOutEverywhere,
  revokeSession,
  sendVerification,
} from '../../contract/routes.ts';

import { removeTotp } from '../../contract/second-factor-routes.ts';

/** What the security page does, named by the buttons' `intent`. Each answers its refusal, or what came of it. */
export async function securityAction({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const text = (name: string): string => String(form.get(name) ?? '');
  const intent = text('intent');
  const answer = await run();
  const problem = answer.ok ? null : answer.problem;
  const ended = answer.ok && 'ended' in answer.data ? answer.data.ended : 0;
  const passwordLength = text('newPassword').length;
  return data({ intent, problem, ended, passwordLength }, { status: problem?.status ?? 200 });

  async function run() {
    switch (intent) {
      case 'sendVerification':
        return api.call(sendVerification, {});
      case 'changeEmail': {
        return api.call(changeEmail, { body: { email: text('email') } });
      }
      case 'changePassword': {
        const body = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
        return api.call(changePassword, { body });
      }
      case 'removePasskey':
        return api.call(removePasskey, { body: { id: text('id') } });
      case 'confirmPasskey':
        return api.call(confirmPasskey, { body: { id: text('id') } });
      case 'removeTotp':
        return api.call(removeTotp, {});
      case 'endSession':
        return api.call(revokeSession, { body: { sessionId: text('id') } });
      case 'endOthers':
        return api.call(logOutEverywhere, { body: { keepCurrent: true } });
      case 'endAll': {
        const ended = await api.call(logOutEverywhere, { body: { keepCurrent: false } });
        if (ended.ok) throw redirectDocument(href('identity.login', language));
        return ended;
      }
      default:
        throw data(null, { status: 400 });
    }
  }
}
