/** Whether a household seems to be within our limits, as far as can be told. It advises; people decide. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { useLive } from '../parts/useLive.ts'
import { type OneScreening, requestScreenings, screenRequest } from './screening/documents.ts'
import { ExactDialog } from './screening/ExactDialog.tsx'
import { Outcome } from './screening/Outcome.tsx'
import styles from './screening/screening.module.css'

export function Screening({ id }: { id: string }) {
  const live = useLive(requestScreenings, { request: id }, 'RequestScreening')
  return (
    <Card title="Eligibility screening">
      <Answered live={live}>{({ screenings }) => <Screened id={id} screenings={screenings} />}</Answered>
    </Card>
  )
}

function Screened({ id, screenings: [latest, ...earlier] }: { id: string; screenings: OneScreening[] }) {
  const [isTelling, setTelling] = useState(false)
  const { act, isActing, refused } = useAct(screenRequest, {
    done: 'Request screened',
    failed: 'Failed to screen request',
  })
  return (
    <div className={parts.inside}>
      {latest ? <Outcome screening={latest} /> : <p>Not screened yet.</p>}
      <p className={styles.advice}>This advises. You decide.</p>
      <div className={parts.buttons}>
        <Button loading={isActing} onClick={() => act({ request: id })}>
          {latest ? 'Screen again' : 'Screen this request'}
        </Button>
        <Button onClick={() => setTelling(true)}>Enter exact figures</Button>
      </div>
      {refused && <Alert type="error" showIcon title={refused} />}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier screenings ({earlier.length})</summary>
          <ol>
            {earlier.map((screening) => (
              <li key={screening.id}>
                <Outcome screening={screening} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {isTelling && <ExactDialog request={id} onClosed={() => setTelling(false)} />}
    </div>
  )
}
