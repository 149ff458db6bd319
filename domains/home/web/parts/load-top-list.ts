import type { LoaderFunctionArgs } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { BreadcrumbName } from '#kit/web/page/register.ts';
import type { TopList } from '../../contract/top-cams.ts';
import { topCams } from '../../contract/top-cams.ts';

/** For loaders: a whole list of top cams. */
export async function loadTopList(context: LoaderFunctionArgs['context'], list: TopList, name: BreadcrumbName) {
  const values = context.get(web);
  const [answer, breadcrumb] = await Promise.all([values.api.query(topCams, { list }), loadBreadcrumb(values, name)]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { cams: answer.data, breadcrumb };
}
