/** Our own limits, and which guideline requests are screened by today. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import { Reading } from '../parts/Reading.tsx'
import type { Guideline, Policy } from './documents.ts'
import { PolicyDialog } from './PolicyDialog.tsx'
import styles from './screening.module.css'
import { nameOf } from './words.ts'

export function PolicyCard({ policy, inForce }: { policy: Policy; inForce: Guideline | null }) {
  const { ceiling, exceptions, region } = policy
  const [isChanging, setChanging] = useState(false)
  return (
    <Card title="How we screen">
      <div className={parts.inside}>
        <p className={styles.advice}>
          Screening advises the people who decide. It hides no request and answers none. These limits are our
          own: they began as the usual ones for legal aid paid by the federal government (45 CFR 1611), which
          do not bind us.
        </p>
        <Reading
          facts={{
            Limit: `${ceiling}% of the guideline`,
            Exceptions: exceptions > ceiling ? `Up to ${exceptions}% of the guideline` : 'None',
            Region: region,
            'In force': inForce ? nameOf(inForce) : 'None',
          }}
        />
        {!inForce && (
          <Alert
            type="warning"
            showIcon
            title={`No guideline for ${region} is in force. Requests come in, and are not screened.`}
          />
        )}
        <div className={parts.buttons}>
          <Button onClick={() => setChanging(true)}>Change limits</Button>
        </div>
      </div>
      {isChanging && <PolicyDialog policy={policy} onClosed={() => setChanging(false)} />}
    </Card>
  )
}
