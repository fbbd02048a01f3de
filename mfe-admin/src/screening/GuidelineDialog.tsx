/** Adds or edits a poverty guideline. */

import { povertyGuideline, regions } from '@access/requests/casework/screening/guideline.rules'
import { Form, Input } from 'antd'
import { SharedItemDialog } from '../forms/SharedItemDialog.tsx'
import { useFetchStored } from '../forms/use-fetch-stored.ts'
import { Choice } from '../management/fields/Choice.tsx'
import { DayInput } from '../management/fields/DayInput.tsx'
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
  const fetchLatest = useFetchStored(
    PovertyGuidelinesDocument,
    ({ guidelines }) => guidelines.find(({ id }) => id === guideline?.id),
    getInitialValues,
  )
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
      fetchLatest={fetchLatest}
      onClosed={onClosed}
    >
      {guidelineFields}
    </SharedItemDialog>
  )
}

const guidelineFields = (
  <>
    <Form.Item name="year" label={labels.year}>
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
    <Form.Item name="region" label={labels.region}>
      <Choice options={regions} />
    </Form.Item>
    <Form.Item name="onePerson" label={labels.onePerson} extra="In dollars a year, as published">
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
    <Form.Item
      name="eachAdditionalPerson"
      label={labels.eachAdditionalPerson}
      extra="In dollars a year, as published"
    >
      <Input inputMode="numeric" autoComplete="off" />
    </Form.Item>
    <Form.Item
      name="effectiveFrom"
      label={labels.effectiveFrom}
      extra="Requests are screened by it from this day"
    >
      <DayInput />
    </Form.Item>
    <Form.Item name="source" label={labels.source} extra="Where the figures are published">
      <Input autoComplete="off" />
    </Form.Item>
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
