/** One's own requests: how many are open, handing them over, and when one is out of office. */
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import type { AbsenceFragment } from '../data/staff-members.generated.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { type Colleague, findAbsence, formatAbsence } from './colleague.ts'
import { type AssignedRequestFragment, ColleagueRequestsDocument } from './colleagues.generated.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

export function RequestsCard({ colleague }: { colleague: Colleague }) {
  const query = useLiveQuery(ColleagueRequestsDocument, { id: colleague.id }, 'Absence')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card title="Your requests" headingRef={heading}>
      <div className={parts.inside}>
        <QueryResult query={query}>
          {({ requests, absences }) => (
            <OwnRequests
              colleague={colleague}
              requests={requests}
              absence={findAbsence(absences, colleague.id)}
              // The button that was pressed has gone.
              onChanged={() => heading.current?.focus()}
            />
          )}
        </QueryResult>
      </div>
    </Card>
  )
}

function OwnRequests({
  colleague,
  requests,
  absence,
  onChanged,
}: {
  colleague: Colleague
  requests: AssignedRequestFragment[]
  absence: AbsenceFragment | undefined
  onChanged(): void
}) {
  const [dialog, setDialog] = useState<'absence' | 'handOver' | null>(null)

  function onClosed(isDone = false) {
    setDialog(null)
    if (isDone) onChanged()
  }

  return (
    <>
      <FactList
        facts={{
          Open: String(requests.length),
          'Out of office': absence ? formatAbsence(absence) : 'Not planned',
        }}
      />
      <div className={parts.buttons}>
        {requests.length > 0 && <Button onClick={() => setDialog('handOver')}>Hand over</Button>}
        <Button onClick={() => setDialog('absence')}>{absence ? 'Change absence' : 'Plan an absence'}</Button>
      </div>
      {dialog === 'absence' && <AbsenceDialog account={colleague} absence={absence} onClosed={onClosed} />}
      {dialog === 'handOver' && <HandOverDialog account={colleague} onClosed={onClosed} />}
    </>
  )
}
