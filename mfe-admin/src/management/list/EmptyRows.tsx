/** The placeholder of an empty list, with a button that clears the filters. */
import { Button } from 'antd'
import { EmptyList } from '../../components/EmptyList.tsx'
import type { Definition, ListedItem } from '../definition/definition.ts'
import { isFiltered } from './list-query.ts'
import type { ListQueryState } from './use-list-query.ts'

export function EmptyRows<Row extends ListedItem, Draft extends object>({
  definition: { empty, noun, filters },
  listQuery: { query, updateQuery },
}: {
  definition: Pick<Definition<Row, Draft>, 'empty' | 'noun' | 'filters'>
  listQuery: ListQueryState
}) {
  if (!isFiltered(query)) return <EmptyList>{empty}</EmptyList>
  const filterParameters = ['q', ...filters.map(({ column }) => column)]
  const showAll = () => updateQuery(Object.fromEntries(filterParameters.map((name) => [name, ''])))
  return (
    <EmptyList action={<Button onClick={showAll}>Show all {noun}s</Button>}>
      {`No matching ${noun}s.`}
    </EmptyList>
  )
}
