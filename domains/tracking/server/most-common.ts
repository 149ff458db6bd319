/** A day keeps its commonest kinds of events apart; nobody reads a longer list, and anybody may invent kinds. */
const mostContexts = 500;

/**
 * SQL that counts single events by day, type and context. What is rarer than the commonest of its day counts together
 * under the context `…`. @param where a condition on `e`, the events
 */
export const mostCommon = (where: string): string => `
  select day, type, context, sum(n)::int as count, sum(v)::int as visitors from (
    select day, case when place <= ${mostContexts} or type = 'pageView' then type else 'other' end as type,
      case when place <= ${mostContexts} then context else '…' end as context, n, v
    from (
      select e.day, e.type, e.context, count(*) as n, count(distinct e.visitor) as v,
        row_number() over (partition by e.day order by count(*) desc, e.type, e.context) as place
      from tracking.events e where ${where} group by 1, 2, 3
    ) placed
  ) named group by 1, 2, 3`;
