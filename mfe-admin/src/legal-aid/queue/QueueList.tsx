/** All requests, a page at a time, in the order in which promises run out. */
import { Loading } from '@access/kit'
import { useEffect, useState } from 'react'
import { LoadFailed } from '../../management/LoadFailed.tsx'
import { ListBar } from '../../management/list/ListBar.tsx'
import { ListFoot } from '../../management/list/ListFoot.tsx'
import list from '../../management/list/list.module.css'
import { NoRows } from '../../management/list/NoRows.tsx'
import { isNarrowed } from '../../management/list/question.ts'
import { usePage } from '../../management/list/usePage.ts'
import { useQuestion } from '../../management/list/useQuestion.ts'
import { useSelection } from '../../management/list/useSelection.ts'
import type { Headline } from '../documents.ts'
import { filtersWith, sorts } from './asking.ts'
import { ChosenRequests } from './ChosenRequests.tsx'
import { queue, type Together } from './documents.ts'
import { QueueTable } from './QueueTable.tsx'
import { SavedViews } from './SavedViews.tsx'
import { Stayed } from './Stayed.tsx'
import { useColleagues } from './useColleagues.ts'

export function QueueList({ onChanged }: { onChanged(): void }) {
  // First the requests, then what one may ask about them: both at once take longer until there is anything to see.
  const [isListed, setListed] = useState(false)
  const colleagues = useColleagues({ pause: !isListed })
  const filters = filtersWith(colleagues)
  const asking = useQuestion({ sorts, filters })
  const { rows, total, counts, error, isFetching, readAgain } = usePage<Headline>(queue, asking, {
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => setListed(total !== undefined), [total])
  const selection = useSelection<Headline>(rows, asking.address)
  const [stayed, setStayed] = useState<Together['refused']>([])
  const isBare = total === 0 && !isNarrowed(asking.question)
  // Until colleagues are known by name, their ids would stand there.
  const told = colleagues.isKnown ? counts : counts.filter(({ column }) => column !== 'assignee')

  if (total === undefined && !error) return <Loading />
  return (
    <>
      {!isBare && (
        <>
          <SavedViews address={asking.address} />
          <ListBar
            label="Search by reference"
            asking={asking}
            filters={filters}
            counts={told}
            total={total}
            isFetching={isFetching}
          />
        </>
      )}
      {selection.chosen.length > 0 && (
        <ChosenRequests
          ids={selection.chosen.map(({ id }) => id)}
          onClear={selection.clear}
          onDone={({ refused }) => {
            setStayed(refused)
            selection.clear()
            onChanged()
          }}
        />
      )}
      {stayed.length > 0 && <Stayed refused={stayed} onClose={() => setStayed([])} />}
      {error ? (
        <LoadFailed error={error} retry={readAgain} />
      ) : total === 0 ? (
        <NoRows
          definition={{ empty: 'No requests yet.', noun: 'legal aid request', filters }}
          asking={asking}
        />
      ) : (
        <div aria-busy={isFetching} className={list.answer}>
          <QueueTable asking={asking} requests={rows} selection={selection} />
          <ListFoot asking={asking} total={total ?? 0} />
        </div>
      )}
    </>
  )
}
