import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/** What a library brings and nothing here uses: these functions lose their bodies in the browser's build. */
export interface Unused {
  /** The module, by the end of its path. */
  readonly file: string;
  /** Functions that are called although nothing of their feature is there, and then have nothing to do. */
  readonly idle: readonly string[];
  /** Functions that only their feature calls. */
  readonly never: readonly string[];
  /** Classes of a feature: their methods go. */
  readonly classes?: readonly string[];
}

/**
 * React: view transitions, refs of fragments, `SuspenseList`, `Activity`, `useActionState`, properties of custom elements, and
 * component stacks of errors (their names are minified anyway). The router: instrumentation. `slim-libraries.test.ts` holds
 * that no source uses one of them.
 */
export const unused: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    idle: [
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'describeNativeComponentFrame',
    ],
    never: [
      'applyViewTransitionToHostInstancesRecursive',
      'measureViewTransitionHostInstancesRecursive',
      'recursivelyTraverseAfterMutationEffects',
      'commitAfterMutationEffectsOnFiber',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'startViewTransition',
      'createViewTransitionInstance',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'updateSuspenseListComponent',
      'updateActivityComponent',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'setPropOnCustomElement',
    ],
    classes: ['FragmentInstance'],
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    idle: [],
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * A library's module without the bodies of what is unused.
 * @throws when it does not have one of the functions (another version has come): look at what it has instead
 */
export function slimModule(source: string, { file, idle, never, classes = [] }: Unused): string {
  const { body } = parseAst(source) as unknown as { body: readonly Node[] };
  const missing = new Set([...idle, ...never, ...classes]);
  let result = '';
  let from = 0;
  for (const statement of body) {
    const name = (statement['id'] as Node | undefined)?.['name'];
    if (statement.type === 'FunctionDeclaration' && typeof name === 'string') {
      const inside = statement['body'] as Node;
      if (missing.delete(name) && !classes.includes(name)) {
        result += `${source.slice(from, inside.start)}{${never.includes(name) ? `throw Error(${JSON.stringify(`${name} is left out of the build`)});` : ''}}`;
        from = inside.end;
      }
    } else if (classes.some((one) => source.startsWith(`${one}.prototype.`, statement.start))) {
      result += source.slice(from, statement.start);
      from = statement.end;
    }
  }
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')}: kit/web/build/slim-libraries.ts`);
  return result + source.slice(from);
}

/** Vite plugin: leaves out of the browser's libraries what nothing uses. */
export function slimLibraries(): Plugin {
  return {
    name: 'vesper:slim-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [path = ''] = id.replaceAll('\\', '/').split('?');
      const found = unused.find(({ file }) => path.endsWith(file));
      return found ? { code: slimModule(code, found), map: null } : undefined;
    },
  };
}
