/** The eligibility screenings of a request. They are recommendations; staff decide. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { ExactFiguresDialog } from './screening/ExactFiguresDialog.tsx'
import { ScreeningResult } from './screening/ScreeningResult.tsx'
import {
  type RequestScreeningFragment,
  RequestScreeningsDocument,
  ScreenRequestDocument,
} from './screening/screening.generated.ts'
import styles from './screening/screening.module.css'

export function Screening({ id }: { id: string }) {
  const query = useLiveQuery(RequestScreeningsDocument, { request: id }, 'RequestScreening')
  return (
    <Card title="Eligibility screening">
      <QueryResult query={query}>
        {({ screenings }) => <ScreeningHistory id={id} screenings={screenings} />}
      </QueryResult>
    </Card>
  )
}

function ScreeningHistory({
  id,
  screenings: [latest, ...earlier],
}: {
  id: string
  screenings: RequestScreeningFragment[]
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { act, isActing, errorMessage } = useAction(ScreenRequestDocument, {
    successMessage: 'Request screened',
    failureMessage: 'Failed to screen request',
  })
  return (
    <div className={parts.inside}>
      {latest ? <ScreeningResult screening={latest} /> : <p>Not screened yet.</p>}
      <p className={styles.advice}>This is a recommendation. The decision is yours.</p>
      <div className={parts.buttons}>
        <Button loading={isActing} onClick={() => act({ request: id })}>
          {latest ? 'Screen again' : 'Screen this request'}
        </Button>
        <Button onClick={() => setIsDialogOpen(true)}>Enter exact figures</Button>
      </div>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier screenings ({earlier.length})</summary>
          <ol>
            {earlier.map((screening) => (
              <li key={screening.id}>
                <ScreeningResult screening={screening} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {isDialogOpen && <ExactFiguresDialog request={id} onClosed={() => setIsDialogOpen(false)} />}
    </div>
  )
}
