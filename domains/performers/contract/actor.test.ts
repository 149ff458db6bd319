import { expectTypeOf, it } from 'vitest';
import type { WithFacets } from '#kit/contract/entity.ts';
import type { FieldResult, RouteOutput } from '#kit/contract/operations.ts';
import type { ActorFacets, getActorDataByIdOrName, models } from './index.ts';
import type { reservedFacets } from './reserved-facets.ts';

type Listed = FieldResult<typeof models>['items'][number];

it('performers of lists are typed with what other domains know of them, for certain where it was asked for', () => {
  expectTypeOf<Listed>().toExtend<Partial<ActorFacets>>();
  expectTypeOf<Listed['isActorAvailableForConversionChat']>().toEqualTypeOf<boolean | undefined>();
  type Asked = WithFacets<FieldResult<typeof models>, readonly [typeof reservedFacets]>['items'][number];
  expectTypeOf<Asked['isActorAvailableForConversionChat']>().toEqualTypeOf<boolean>();
  expectTypeOf<Asked>().toExtend<Listed>();
  type InFull = NonNullable<RouteOutput<typeof getActorDataByIdOrName>['actor']>;
  expectTypeOf<InFull>().toExtend<ActorFacets>();
});
