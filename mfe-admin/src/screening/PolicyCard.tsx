/** Our own limits, and the guideline in force. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import type { GuidelineFragment, PolicyFragment } from './guidelines.generated.ts'
import { formatGuidelineName } from './guidelines.messages.ts'
import { PolicyDialog } from './PolicyDialog.tsx'

export function PolicyCard({
  policy,
  currentGuideline,
}: {
  policy: PolicyFragment
  currentGuideline: GuidelineFragment | null
}) {
  const { ceiling, exceptions, region } = policy
  const [isChanging, setChanging] = useState(false)
  return (
    <Card title="Screening policy">
      <div className={parts.inside}>
        <p className="narrow">
          Screening is a recommendation: it neither hides nor answers requests. The limits are our own; the
          defaults are those of federally funded legal aid (45 CFR 1611), which do not bind us.
        </p>
        <FactList
          facts={{
            Limit: `${ceiling}% of the guideline`,
            Exceptions: exceptions > ceiling ? `Up to ${exceptions}% of the guideline` : 'None',
            Region: region,
            'In force': currentGuideline ? formatGuidelineName(currentGuideline) : 'None',
          }}
        />
        {!currentGuideline && (
          <Alert
            type="warning"
            showIcon
            title={`No guideline for ${region} is in force. New requests are not screened.`}
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
