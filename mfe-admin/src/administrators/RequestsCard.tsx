/** One's own requests: how many are open, handing them over, and when one is out of office. */
import { Button } from 'antd'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { type Colleague, findAbsence, formatAbsence } from './colleague.ts'
import { ColleagueRequestsDocument } from './colleagues.generated.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

export function RequestsCard({ colleague }: { colleague: Colleague }) {
  const query = useLiveQuery(ColleagueRequestsDocument, { id: colleague.id }, 'Absence')
  const { headingRef, dialog, open, close } = useCardDialog<'absence' | 'handOver'>()
  const absence = query.data && findAbsence(query.data.absences, colleague.id)
  return (
    <Card title="Your requests" headingRef={headingRef} isPadded>
      <QueryResult query={query}>
        {({ requests }) => (
          <>
            <FactList
              facts={{
                Open: String(requests.length),
                'Out of office': absence ? formatAbsence(absence) : 'Not planned',
              }}
            />
            <div className={parts.buttons}>
              {requests.length > 0 && <Button onClick={() => open('handOver')}>Hand over</Button>}
              <Button onClick={() => open('absence')}>
                {absence ? 'Change absence' : 'Plan an absence'}
              </Button>
            </div>
          </>
        )}
      </QueryResult>
      {dialog === 'absence' && <AbsenceDialog account={colleague} absence={absence} onClosed={close} />}
      {dialog === 'handOver' && <HandOverDialog account={colleague} onClosed={close} />}
    </Card>
  )
}
