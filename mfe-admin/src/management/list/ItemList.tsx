/** All items, a page at a time: asked for at the address, narrowed, sorted, and changed many at once. */
import { Loading } from '@access/kit'
import { useState } from 'react'
import type { Definition, Listed } from '../definition.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { DeleteChosenDialog } from './DeleteChosenDialog.tsx'
import { ItemTable } from './ItemTable.tsx'
import { ListBar } from './ListBar.tsx'
import { ListFoot } from './ListFoot.tsx'
import styles from './list.module.css'
import { NoRows } from './NoRows.tsx'
import { isNarrowed } from './question.ts'
import { usePage } from './usePage.ts'
import { useQuestion } from './useQuestion.ts'
import { useSelection } from './useSelection.ts'

export function ItemList<Row extends Listed, Draft extends object>({
  definition,
  onEdit,
  onDelete,
  onChanged,
}: {
  definition: Definition<Row, Draft>
  onEdit(row: Row): void
  onDelete(row: Row): void
  /** Many have changed at once, and the buttons that did it are gone. */
  onChanged(): void
}) {
  const asking = useQuestion(definition)
  const { rows, total, counts, error, isFetching, readAgain } = usePage(definition.documents, asking)
  const selection = useSelection<Row>(rows, asking.address)
  const [deleted, setDeleted] = useState<string[] | null>(null)
  const isBare = total === 0 && !isNarrowed(asking.question)

  if (total === undefined && !error) return <Loading />
  return (
    <>
      {!isBare && (
        <ListBar
          asking={asking}
          filters={definition.filters}
          counts={counts}
          total={total}
          isFetching={isFetching}
        />
      )}
      {selection.chosen.length > 0 && (
        <ChosenBar
          definition={definition}
          ids={selection.chosen.map(({ id }) => id)}
          onClear={selection.clear}
          onDelete={() => setDeleted(selection.chosen.map(({ id }) => id))}
          onDone={() => {
            selection.clear()
            onChanged()
          }}
        />
      )}
      {error ? (
        <LoadFailed error={error} retry={readAgain} />
      ) : total === 0 ? (
        <NoRows definition={definition} asking={asking} />
      ) : (
        <div aria-busy={isFetching} className={styles.answer}>
          <ItemTable
            definition={definition}
            asking={asking}
            rows={rows}
            selection={selection}
            onEdit={onEdit}
            onDelete={onDelete}
          />
          <ListFoot asking={asking} total={total ?? 0} />
        </div>
      )}
      {deleted && (
        <DeleteChosenDialog
          noun={definition.noun}
          ids={deleted}
          document={definition.documents.removeMany}
          onClosed={(isDone) => {
            setDeleted(null)
            if (isDone) onChanged()
          }}
        />
      )}
    </>
  )
}
