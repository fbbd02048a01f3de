/** The pagination of a list, with the page size. */
import { Pager } from '../../components/Pager.tsx'
import { pageSizes } from './list-query.ts'
import type { ListQueryState } from './use-list-query.ts'

export function ListPagination({
  listQuery: { query, updateQuery },
  total,
}: {
  listQuery: ListQueryState
  total: number
}) {
  return (
    <Pager
      page={query.page}
      total={total}
      pageSize={query.size}
      pageSizes={pageSizes}
      onChange={(page, size) =>
        updateQuery(size === query.size ? { page: page === 1 ? '' : `${page}` } : { size: `${size}` })
      }
    />
  )
}
