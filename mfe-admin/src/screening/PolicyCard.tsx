/** Our own limits, and the guideline in force. */

import { regions, screeningPolicy } from '@access/requests/casework/screening/guideline.rules'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useFetchStored } from '../forms/use-fetch-stored.ts'
import { Choice } from '../management/fields/inputs.tsx'
import {
  type GuidelineFragment,
  type PolicyFragment,
  PovertyGuidelinesDocument,
  SetScreeningPolicyDocument,
} from './guidelines.generated.ts'
import { formatGuidelineName } from './guidelines.messages.ts'

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
    <Card title="Screening policy" isPadded>
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
      {isChanging && <PolicyDialog policy={policy} onClosed={() => setChanging(false)} />}
    </Card>
  )
}

const labels = {
  ceiling: 'Limit, in percent',
  exceptions: 'Exceptions up to, in percent',
  region: 'Region',
}

function PolicyDialog({ policy, onClosed }: { policy: PolicyFragment; onClosed(): void }) {
  const fetchLatest = useFetchStored(PovertyGuidelinesDocument, (data) => data.policy, getInitialValues)
  return (
    <FormDialog
      id="screening-policy"
      title="Change limits"
      submitLabel="Save"
      document={SetScreeningPolicyDocument}
      rules={screeningPolicy}
      variables={(values, version) => ({ version, input: screeningPolicy.parse(values) })}
      shared={{
        noun: 'limits',
        labels: new Map(Object.entries(labels)),
        version: policy.version,
        fetchLatest,
      }}
      {...buildMessages('update', 'limits')}
      initial={getInitialValues(policy)}
      onClosed={() => onClosed()}
    >
      <TextField
        name="ceiling"
        label={labels.ceiling}
        extra="Households within it are likely eligible"
        inputMode="numeric"
      />
      <TextField
        name="exceptions"
        label={labels.exceptions}
        extra="The same as the limit without exceptions"
        inputMode="numeric"
      />
      <Form.Item name="region" label={labels.region} extra="The region of the guideline">
        <Choice options={regions} />
      </Form.Item>
    </FormDialog>
  )
}

const getInitialValues = ({ ceiling, exceptions, region }: PolicyFragment) => ({
  ceiling: String(ceiling),
  exceptions: String(exceptions),
  region,
})
