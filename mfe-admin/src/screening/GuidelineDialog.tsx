/** Adds or edits a poverty guideline. */

import { povertyGuideline, regions } from '@access/requests/casework/screening/guideline.rules'
import { Form } from 'antd'
import { SharedItemDialog } from '../forms/SharedItemDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Choice, DayInput } from '../management/fields/inputs.tsx'
import {
  CreatePovertyGuidelineDocument,
  type GuidelineFragment,
  PovertyGuidelinesDocument,
  UpdatePovertyGuidelineDocument,
} from './guidelines.generated.ts'

const labels = {
  year: 'Year',
  region: 'Region',
  onePerson: 'One person',
  eachAdditionalPerson: 'Each additional person',
  effectiveFrom: 'Effective from',
  source: 'Source',
}

export function GuidelineDialog({
  guideline,
  onClosed,
}: {
  /** Null for a new one. */
  guideline: GuidelineFragment | null
  onClosed(): void
}) {
  return (
    <SharedItemDialog
      noun="poverty guideline"
      item={guideline}
      rules={povertyGuideline}
      createDocument={CreatePovertyGuidelineDocument}
      updateDocument={UpdatePovertyGuidelineDocument}
      toInput={(draft) => povertyGuideline.parse(draft)}
      toValues={getInitialValues}
      labels={labels}
      query={PovertyGuidelinesDocument}
      list={({ guidelines }) => guidelines}
      onClosed={onClosed}
    >
      {guidelineFields}
    </SharedItemDialog>
  )
}

const guidelineFields = (
  <>
    <TextField name="year" label={labels.year} inputMode="numeric" />
    <Form.Item name="region" label={labels.region}>
      <Choice options={regions} />
    </Form.Item>
    <TextField
      name="onePerson"
      label={labels.onePerson}
      extra="In dollars a year, as published"
      inputMode="numeric"
    />
    <TextField
      name="eachAdditionalPerson"
      label={labels.eachAdditionalPerson}
      extra="In dollars a year, as published"
      inputMode="numeric"
    />
    <Form.Item
      name="effectiveFrom"
      label={labels.effectiveFrom}
      extra="Requests are screened by it from this day"
    >
      <DayInput />
    </Form.Item>
    <TextField name="source" label={labels.source} extra="Where the figures are published" />
  </>
)

const getInitialValues = ({ year, onePerson, eachAdditionalPerson, ...guideline }: GuidelineFragment) => ({
  year: String(year),
  region: guideline.region,
  onePerson: onePerson.toLocaleString('en-US'),
  eachAdditionalPerson: eachAdditionalPerson.toLocaleString('en-US'),
  effectiveFrom: guideline.effectiveFrom,
  source: guideline.source,
})
