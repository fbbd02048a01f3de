/** Adds or edits a poverty guideline. */
import { povertyGuideline, regions } from '@access/requests/casework/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useRefetch } from '../data/use-refetch.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
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
  const refetch = useRefetch(PovertyGuidelinesDocument)
  const fetchLatest = async () => {
    const latest = (await refetch())?.guidelines.find(({ id }) => id === guideline?.id)
    return latest ? { values: getInitialValues(latest), version: latest.version } : null
  }
  const common = {
    id: 'poverty-guideline',
    submitLabel: 'Save',
    rules: povertyGuideline,
    onClosed: () => onClosed(),
    children: guidelineFields,
  }
  if (!guideline)
    return (
      <FormDialog
        {...common}
        title="Add poverty guideline"
        document={CreatePovertyGuidelineDocument}
        variables={(values) => ({ input: povertyGuideline.parse(values) })}
        successMessage="Poverty guideline created successfully"
        failureMessage="Failed to create poverty guideline"
      />
    )
  const { id, version } = guideline
  return (
    <FormDialog
      {...common}
      title="Edit poverty guideline"
      document={UpdatePovertyGuidelineDocument}
      variables={(values, version) => ({ id, version, input: povertyGuideline.parse(values) })}
      shared={{
        noun: 'poverty guideline',
        labels: new Map(Object.entries(labels)),
        version,
        fetchLatest,
      }}
      successMessage="Poverty guideline updated successfully"
      failureMessage="Failed to update poverty guideline"
      initial={getInitialValues(guideline)}
    />
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
