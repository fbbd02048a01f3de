/** The requests of one page, each to be chosen and opened; heads that sort. */
import { DataTable } from '../../management/DataTable.tsx'
import { SelectAll } from '../../management/list/SelectAll.tsx'
import { SortHead } from '../../management/list/SortHead.tsx'
import type { Asking } from '../../management/list/useQuestion.ts'
import type { Selection } from '../../management/list/useSelection.ts'
import { useSteady } from '../../management/list/useSteady.ts'
import type { Headline } from '../documents.ts'
import { sorts } from './asking.ts'
import { headings, QueueRow } from './QueueRow.tsx'
import styles from './queue.module.css'
import { useNow } from './useNow.ts'

// The row draws its own cells; a table knows its columns by their headings.
const columns = Object.fromEntries(headings.map((name) => [name, () => null]))

export function QueueTable({
  asking,
  requests,
  selection,
}: {
  asking: Asking
  requests: Headline[]
  selection: Selection<Headline>
}) {
  const now = useNow()
  const choose = useSteady((request: Headline, isChosen: boolean) => selection.choose([request], isChosen))

  const heading = (name: string) => (
    <SortHead
      key={name}
      name={name}
      column={sorts[name]}
      asking={asking}
      before={
        name === headings[0] && (
          <SelectAll
            count={selection.chosen.length}
            of={requests.length}
            onChoose={(all) => selection.choose(requests, all)}
          />
        )
      }
    />
  )

  return (
    <div className={styles.table}>
      <DataTable
        label="Legal aid requests, table"
        rows={requests}
        columns={columns}
        heading={heading}
        drawn={(request) => (
          <QueueRow request={request} now={now} isChosen={selection.isChosen(request)} onChoose={choose} />
        )}
      />
    </div>
  )
}
