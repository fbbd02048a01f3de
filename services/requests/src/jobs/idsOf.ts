/** What a task is to look at. */
import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'

/** The ids of these rows: those first whose time came first by the column `since`, a thousand at most. */
export async function idsOf<T extends { id: string }>(
  em: EntityManager,
  Type: EntityClass<T>,
  where: FilterQuery<NoInfer<T>>,
  since: keyof NoInfer<T> & string,
): Promise<string[]> {
  const rows = await em.find(Type, where, {
    fields: ['id'] as never,
    orderBy: { [since]: 'asc' } as QueryOrderMap<T>,
    limit: 1000,
    disableIdentityMap: true,
  })
  return rows.map(({ id }) => id as string)
}
