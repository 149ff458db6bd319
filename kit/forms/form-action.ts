import type { ActionFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Route, RouteInput, RouteOutput } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { BodyOf, OperationForm } from './define-form.ts';
import type { Given } from './read-form.ts';
import { givenIn, readForm } from './read-form.ts';

/** What came of a form that was sent. */
export interface FormAnswer {
  /** Which form of the page. */
  readonly form: string;
  /** Why it was not taken. */
  readonly problem: ProblemBody | null;
  /** What was written, so that a page that is loaded again shows it again. Secrets are not among it. */
  readonly given: Given;
}

interface Taking<R extends Route> {
  /** The operation's path parameters, from the page's. */
  readonly params?: (args: ActionFunctionArgs) => RouteInput<R> extends { params: infer P } ? P : undefined;
  /** What the form does not ask. */
  readonly body?: (args: ActionFunctionArgs, sent: FormData) => Partial<BodyOf<R>>;
  /** Where to go once it is done; to stay where nothing is said. */
  readonly leadsTo?: (answer: RouteOutput<R>, args: ActionFunctionArgs) => string;
  /** Fields that are never sent back to the page. */
  readonly secrets?: readonly string[];
}

type Taker = { readonly name: string; take(args: ActionFunctionArgs, sent: FormData): Promise<FormAnswer | Response> };

/** One form of a page's action, and what else its operation needs. */
export function taking<R extends Route>(form: OperationForm<R>, more: Taking<R> = {}): Taker {
  return {
    name: form.name,
    async take(args, sent) {
      const { api, language } = args.context.get(web);
      const given = givenIn(form as OperationForm, sent);
      const shown = Object.fromEntries(Object.entries(given).filter(([name]) => !more.secrets?.includes(name)));
      const refused = (problem: ProblemBody): FormAnswer => ({ form: form.name, problem, given: shown });
      const read = readForm(form as OperationForm, given, language);
      if ('errors' in read) return refused(new Problem(invalidInput, { errors: read.errors }).toBody(language));
      const input = { params: more.params?.(args), body: { ...read.body, ...more.body?.(args, sent) } };
      const answer = await (api as ApiClient).call(form.route, input as RouteInput<R>);
      if (!answer.ok) return refused(answer.problem);
      return more.leadsTo ? redirect(more.leadsTo(answer.data, args)) : { form: form.name, problem: null, given: {} };
    },
  };
}

/** The action of a page with forms: `export const action = formAction(taking(shareForm));`. */
export function formAction(...takers: readonly [Taker, ...Taker[]]) {
  return async (args: ActionFunctionArgs) => {
    const sent = await args.request.formData();
    const taker = takers.find(({ name }) => name === sent.get('form'));
    if (!taker) throw refused(400);
    const answer = await taker.take(args, sent);
    if (answer instanceof Response) throw answer;
    return data(answer, { status: answer.problem?.status ?? 200 });
  };
}
