import type { z } from 'zod';
import { assertAccess, assertStepUp, mayCall } from '#kit/access/assert-access.ts';
import { addressesOf, noAddresses } from '#kit/addresses/addresses.ts';
import type { Clock } from '#kit/clock/clock.ts';
import type { Config } from '#kit/config/config.ts';
import type { Access, Caller } from '#kit/contract/access.ts';
import { declaredAnswer } from '#kit/contract/answer-schema.ts';
import type { Result, Transport } from '#kit/contract/client.ts';
import { costOf, requestedPage } from '#kit/contract/cost.ts';
import { namesIn } from '#kit/contract/entity.ts';
import { narrowSchema } from '#kit/contract/narrow-schema.ts';
import type { Field, FileReply, Operation, Route } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound, secondOperatorNeeded } from '#kit/contract/problems.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import type { Db } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { Limits } from '#kit/limits/limits.ts';
import { countingTries, isOurFault } from '#kit/limits/tries.ts';
import type { Log } from '#kit/log/log.ts';
import { assertAudited, subjectOf, withAuditLine } from './auditing.ts';
import { chargeOf } from './budgets.ts';
import type { Facets } from './facets.ts';
import { createFacets } from './facets.ts';
import { decisionKeepers } from './four-eyes.ts';
import type { Call, Handler } from './handler.ts';
import type { HeavyQueue } from './heavy-queue.ts';
import { createHeavyQueue, heavyCost } from './heavy-queue.ts';
import { learnProblems } from './problem-titles.ts';
import type { SharedAnswers } from './shared-answers.ts';
import type { TakeLimit } from './take-limit.ts';
import { giveLimitOf, takeLimitOf } from './take-limit.ts';
import { toProblem } from './to-problem.ts';
import { createUnauthorizedAudit } from './unauthorized.ts';
import { validated } from './validate-input.ts';

export { toProblem } from './to-problem.ts';

export interface Dispatcher {
  /**
   * Whether a caller may call at all: budget, access and rate limit, by what is known before the body is read. Answers the
   * points it charged. Throws {@link Problem}.
   */
  admit(operation: Route | Field, input: unknown, call: Call, isPaid?: boolean): Promise<number>;
  /**
   * Runs an operation for a caller who was admitted, and who then paid `paid` points: the rest of the budget, input, use case,
   * output. Throws {@link Problem}.
   */
  perform(
    operation: Route | Field,
    input: unknown,
    call: Call,
    paid: number,
    wanted?: AnswerSelection,
  ): Promise<unknown>;
  /**
   * Runs a route or field for a caller: budget, access, rate limit, input, use case, output. Throws {@link Problem}.
   * `isPaid` says that the budget was charged already: by the GraphQL document, or by the page that is rendered.
   */
  invoke(
    operation: Route | Field,
    input: unknown,
    call: Call,
    isPaid?: boolean,
    wanted?: AnswerSelection,
  ): Promise<unknown>;
  /** Charges a caller's budgets. Throws `too_many_requests` when one is spent. */
  charge(caller: Pick<Caller, 'ip' | 'subjectId'>, points: number): Promise<void>;
  /** In which heavy calls run; routes take theirs by themselves. */
  readonly turns: HeavyQueue;
  readonly takeLimit: TakeLimit;
  /** Gives back what {@link takeLimit} took. */
  readonly giveLimit: TakeLimit;
  /**
   * The transport server rendering uses: the same checks as over the wire, without the wire.
   * @param isPage for a page while it is rendered ({@link AnswerSelection}); over the wire nobody is
   */
  transportFor(call: Call, isPage?: boolean): Transport;
  readonly handlers: readonly Handler[];
  /** What domains know about each other's things. */
  readonly facets: Facets;
}

/** How much of an answer is wanted. */
export interface AnswerSelection {
  /** The fields of a query service's answer; all that its contract declares when not given. */
  readonly asked?: SelectedFields;
  /** Facets of the things in it, by their fields; none when not given. */
  readonly facets?: readonly string[] | 'all';
  /**
   * For a page while it is rendered: of what is the caller's own it gets the facets it names and no others. Lists and profiles
   * are rendered alike for everybody, and the browser asks for the rest in one call (decision 051).
   */
  readonly isPage?: boolean;
  /** Told when the answer, or a part of it, is the caller's own and not what everybody gets. */
  readonly onOwn?: () => void;
}

const ownResults = new WeakSet<object>();

/** Whether what an in-process call answered is its caller's own in some part, or a refusal; others may be given the rest. */
export const isOwnResult = (result: object): boolean => ownResults.has(result);

/** Every operation declares who may call it; one that declares nothing stops the start (architecture rule 6). */
export function assertDeclared(operations: readonly Operation[]): void {
  for (const operation of operations) {
    const access = operation.access as Access | undefined;
    if (!access?.who) {
      throw new Error(
        `${operation.kind} "${operation.name}" declares no access. Add \`access: anyone | visitor | loggedIn | only('operator') | internal('secure') | system\` beside its schema.`,
      );
    }
  }
}

/** What is given to everybody is nobody's own and changes nothing; an operation that says otherwise stops the start. */
function assertShareable(operations: readonly Operation[]): void {
  for (const { name, shared, access, limit, kind } of operations) {
    if (shared && (access.who !== 'anyone' || limit || kind === 'mutation')) {
      throw new Error(
        `"${name}" is not the same for everybody: take \`shared\` away, or let \`anyone\` read it without a limit.`,
      );
    }
  }
}

/**
 * Builds the dispatcher over explicit lists of handlers. Two handlers of one operation name stop the start. Internal
 * operations are left out unless the configuration switches them on, so that nothing mounts or describes them.
 */
export function createDispatcher(
  all: readonly Handler[],
  tools: {
    limits: Limits;
    log: Log;
    config?: Pick<Config, 'INTERNAL_ENDPOINTS' | 'OFFICE_ADDRESSES' | 'SECURE_ADDRESSES'>;
    /** For the audit lines of operators' calls. */
    db?: Db;
    clock?: Clock;
    /** Where answers for everybody are kept; each is made again when not given. */
    answers?: Pick<SharedAnswers, 'get'>;
    /** With what domains know about each other's things; nothing when not given. */
    extensions?: Pick<Extensions, 'of'>;
  },
): Dispatcher {
  learnProblems(all.map(({ operation }) => operation));
  assertDeclared(all.map((handler) => handler.operation));
  assertAudited(all.map((handler) => handler.operation));
  assertShareable(all.map((handler) => handler.operation));
  const { config } = tools;
  const addresses = config ? addressesOf(config) : noAddresses;
  const handlers = config?.INTERNAL_ENDPOINTS
    ? all
    : all.filter(({ operation }) => operation.access.who !== 'internal');
  // By name, not by value: the built site carries its own copy of the contract.
  const byName = new Map<string, Answering>();
  for (const handler of handlers) {
    if (handler.kind !== 'rest' && handler.kind !== 'graphql') continue;
    const key = keyOf(handler.operation);
    if (byName.has(key)) throw new Error(`${key} is handled twice. An operation has one name and one handler.`);
    byName.set(key, handler);
  }

  const takeLimit = takeLimitOf(tools.limits);
  const giveLimit = giveLimitOf(tools.limits);

  /** Who belongs to the platform leaves a line; others are refused by the access rule, and leave few. */
  const noteStranger = createUnauthorizedAudit();
  const audited = async <T>(
    operation: Route | Field,
    input: unknown,
    call: Call,
    run: () => Promise<T>,
  ): Promise<T> => {
    const { audit: rule, access } = operation;
    if (!rule) return run();
    const isStranger = !mayCall(access, call.caller, addresses);
    if (isStranger) {
      const { accountId, ip } = call.caller;
      // Below the usual level for strangers, who could fill the log.
      const level = accountId === null ? 'info' : 'warn';
      tools.log[level]({ operation: operation.name, accountId, ip }, 'somebody without the right asked for it');
    }
    if ('none' in rule) return run();
    if (isStranger) {
      return run().catch(async (refusal: unknown) => {
        const { db, clock } = tools;
        if (db && clock && refusal instanceof Problem) await noteStranger({ ...tools, db, clock }, rule, call, refusal);
        throw refusal;
      });
    }
    if (!tools.db || !tools.clock) throw new Error(`"${operation.name}" needs a database for its audit line.`);
    return withAuditLine({ ...tools, db: tools.db, clock: tools.clock }, operation, rule, input, call, run);
  };

  const charge = chargeOf(tools.limits);
  const turns = createHeavyQueue();

  const handlerOf = (called: Route | Field) => {
    const handler = byName.get(keyOf(called));
    if (!handler) throw new Problem(notFound, { detail: called.name });
    return handler;
  };
  const priceOf = (operation: Route | Field, input: unknown): number =>
    costOf(operation, requestedPage(operation, input));

  const admit = async (called: Route | Field, input: unknown, call: Call, isPaid = false): Promise<number> => {
    const { operation } = handlerOf(called);
    const price = isPaid ? Number.POSITIVE_INFINITY : priceOf(operation, input);
    if (!isPaid) await charge(call.caller, price);
    try {
      assertAccess(operation.access, call.caller, addresses);
      await takeLimit(operation, call.caller);
    } catch (error) {
      await audited(operation, {}, call, () => Promise.reject(error));
    }
    return price;
  };

  const facets = createFacets(tools);

  /** Calls that carry out what two operators want. */
  const agreed = new WeakSet<Call>();
  /** What takes two is kept until another operator agrees, and refused to the one who asks. */
  const askForSecond = async (operation: Route | Field, input: unknown, call: Call): Promise<void> => {
    const [keeper] = tools.extensions?.of(decisionKeepers) ?? [];
    if (!keeper) throw new Error(`"${operation.name}" takes two operators, and nobody keeps what the first asks for.`);
    const { audit: rule } = operation;
    const line = rule && !('none' in rule) ? rule : null;
    const subject = line === null ? null : (subjectOf(operation, line, input) ?? null);
    await keeper.keep({ operation: operation.name, as: line?.as ?? operation.name, subject, input }, call);
  };

  const make = async (
    handler: Answering,
    input: unknown,
    call: Call,
    isHeavy: boolean,
    asked?: SelectedFields,
  ): Promise<unknown> => {
    const { operation } = handler;
    const output = await audited(operation, input, call, async () => {
      const value = validated(operation, input, call.caller.language);
      assertStepUp(operation.stepUp, call.caller, operation.kind === 'route' ? (value as Loose).body : value);
      if (operation.kind === 'route' && operation.fourEyes?.(value as never) && !agreed.has(call))
        throw new Problem(secondOperatorNeeded);
      const run = () =>
        countingTries(() => (handler.run as (...given: unknown[]) => Promise<unknown>)(value, call, asked));
      return isHeavy ? turns.run(call.caller, run) : run();
    }).catch(async (refusal: unknown) => {
      // After its audit line, which is of the asking.
      if (refusal instanceof Problem && refusal.kind === secondOperatorNeeded)
        await askForSecond(operation, input, call);
      throw refusal;
    });
    if (isFileReply(output)) return output;
    return asked ? partOf(operation as Field, output, asked) : declaredAnswer(answerOf(operation), output);
  };

  /** What fails for a reason of ours uses up no try of the caller's, neither the operation's nor a domain's own. */
  const perform: Dispatcher['perform'] = async (called, ...given) => {
    try {
      return await performOnce(called, ...given);
    } catch (error) {
      const [, call] = given;
      if (isOurFault(error)) await giveLimit(handlerOf(called).operation, call.caller);
      throw error;
    }
  };

  const performOnce: Dispatcher['perform'] = async (called, input, call, paid, wanted = {}) => {
    const handler = handlerOf(called);
    const { operation } = handler;
    // How much of a list is wanted may stand in the body.
    const price = priceOf(operation, input);
    if (price > paid) await charge(call.caller, price - paid);
    // What is paid for as a part of something took its turn with it; files have a queue of their own.
    const isHeavy = price > heavyCost && Number.isFinite(paid) && !(operation.kind === 'route' && operation.upload);
    const asked = handler.kind === 'graphql' && handler.takesSelection ? wanted.asked : undefined;
    const fields = operation.facets ? fieldsIn(operation.facets, input) : (wanted.facets ?? []);
    const isPlain = fields.length === 0;
    const leavesOwn = wanted.isPage === true && fields === 'all';
    const attach = (answer: unknown, part: 'shared' | 'own', to: Call) =>
      isPlain || (part === 'own' && leavesOwn) || isFileReply(answer)
        ? answer
        : facets.attach(answerOf(operation), answer, fields, part, to);
    const run = async (to: Call, inTurn: boolean) =>
      attach(await make(handler, input, to, inTurn, asked), 'shared', to);
    // What an operator sees of another day is nobody else's.
    if (!operation.shared || !tools.answers || isHeavy || call.preview) {
      wanted.onOwn?.();
      return attach(await run(call, isHeavy), 'own', call);
    }
    const question = `${keyOf(operation)} ${JSON.stringify(input)} ${asked ? JSON.stringify(asked) : ''} ${fields}`;
    const everybodys = await tools.answers.get(question, call.caller, (nobody) => run(nobody, false));
    const answer = await attach(everybodys, 'own', call);
    if (answer !== everybodys) wanted.onOwn?.();
    return answer;
  };

  const invoke: Dispatcher['invoke'] = async (called, input, call, isPaid, wanted) =>
    perform(called, input, call, await admit(called, input, call, isPaid), wanted);

  const answer = async (
    operation: Route | Field,
    input: unknown,
    call: Call,
    wanted?: AnswerSelection,
  ): Promise<Result<unknown>> => {
    let isOwn = false;
    const onOwn = () => {
      isOwn = true;
    };
    try {
      const result = { ok: true, data: await invoke(operation, input, call, true, { ...wanted, onOwn }) } as const;
      if (isOwn) ownResults.add(result);
      return result;
    } catch (error) {
      const result = { ok: false, problem: toProblem(error, tools.log).toBody(call.caller.language) } as const;
      ownResults.add(result);
      return result;
    }
  };

  const routeNamed = (name: string): Route | null => {
    const operation = byName.get(`route ${name}`)?.operation;
    return operation?.kind === 'route' ? operation : null;
  };
  for (const keeper of tools.extensions?.of(decisionKeepers) ?? [])
    keeper.attach({
      async perform(name, input, call) {
        const operation = routeNamed(name);
        if (!operation) throw new Problem(notFound, { detail: name });
        const own = { ...call };
        agreed.add(own);
        return invoke(operation, input, own, true);
      },
      mayDecide(name, caller) {
        const operation = routeNamed(name);
        return operation !== null && mayCall(operation.access, caller, addresses);
      },
    });

  return {
    handlers,
    admit,
    perform,
    invoke,
    charge,
    takeLimit,
    giveLimit,
    turns,
    transportFor: (call, isPage = false) => ({
      rest: (route, input) => answer(route, input, call, { isPage }),
      graphql: (field, args, known = []) => answer(field, args, call, { facets: known.flatMap(namesIn) }),
    }),
    facets,
  };
}

type Answering = Extract<Handler, { kind: 'rest' | 'graphql' }>;
type Loose = { readonly body?: unknown };

const answerOf = (operation: Route | Field): z.ZodType =>
  operation.kind === 'route' ? operation.response : operation.result;

/** What else is wanted of an answer: what it always carries, or what the input narrows that to. */
function fieldsIn(always: readonly string[] | 'all', input: unknown): readonly string[] | 'all' {
  const { fields } = ((input ?? {}) as { query?: { fields?: unknown } }).query ?? {};
  if (typeof fields !== 'string') return always;
  const asked = fields.split(',').map((name) => name.trim());
  return always === 'all' ? asked : asked.filter((name) => always.includes(name));
}

/** Of what a query service takes an answer apart for only the declared fields leave; production does not look again. */
const partOf = ({ result }: Field, output: unknown, asked: SelectedFields): unknown =>
  process.env.NODE_ENV === 'production' ? output : narrowSchema(result, asked).parse(output);

const keyOf = (operation: Route | Field): string =>
  operation.kind === 'route' ? `route ${operation.name}` : `${operation.service} ${operation.name}`;

/** Tells a file answer from a JSON one. */
export function isFileReply(value: unknown): value is FileReply {
  return typeof value === 'object' && value !== null && 'body' in value && 'cacheSeconds' in value && 'type' in value;
}
