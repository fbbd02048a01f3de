/** Adds or changes a guideline. */
import { povertyGuideline, regions } from '@access/requests/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Choice } from '../management/fields/Choice.tsx'
import { DayInput } from '../management/fields/DayInput.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useReadAgain } from '../parts/useReadAgain.ts'
import { useShortForm } from '../parts/useShortForm.ts'
import { allGuidelines, createGuideline, type Guideline, updateGuideline } from './documents.ts'

const labels = {
  year: 'Year',
  region: 'Region',
  onePerson: 'One person',
  eachFurther: 'Each further person',
  inForceFrom: 'In force from',
  source: 'Source',
}
const blank = { year: '', region: '', onePerson: '', eachFurther: '', inForceFrom: '', source: '' }

export function GuidelineDialog({
  guideline,
  onClosed,
}: {
  /** Null for a new one. */
  guideline: Guideline | null
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const readStored = useReadAgain(allGuidelines)
  const readLatest = async () => {
    const stored = (await readStored())?.guidelines.find(({ id }) => id === guideline?.id)
    return stored ? { values: filledIn(stored), version: stored.version } : null
  }
  const common = { blank, rules: povertyGuideline, onDone: () => setOpen(false) }
  const creating = useShortForm({
    ...common,
    document: createGuideline,
    variables: (typed) => ({ input: povertyGuideline.parse(typed) }),
    done: 'Poverty guideline created successfully',
    failed: 'Failed to create poverty guideline',
  })
  const updating = useShortForm({
    ...common,
    document: updateGuideline,
    variables: (typed, version) => ({
      id: guideline?.id ?? '',
      version,
      input: povertyGuideline.parse(typed),
    }),
    shared: guideline
      ? {
          noun: 'poverty guideline',
          labels: new Map(Object.entries(labels)),
          version: guideline.version,
          readLatest,
        }
      : undefined,
    done: 'Poverty guideline updated successfully',
    failed: 'Failed to update poverty guideline',
  })

  return (
    <FormDialog
      id="poverty-guideline"
      title={guideline ? 'Edit poverty guideline' : 'Add poverty guideline'}
      confirm="Save"
      asking={guideline ? updating : creating}
      initial={guideline ? filledIn(guideline) : blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="year" label={labels.year}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="region" label={labels.region}>
        <Choice options={regions} />
      </Form.Item>
      <Form.Item name="onePerson" label={labels.onePerson} extra="Dollars a year, as published">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="eachFurther" label={labels.eachFurther} extra="Dollars a year, as published">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="inForceFrom"
        label={labels.inForceFrom}
        extra="From this day on requests are screened by it"
      >
        <DayInput />
      </Form.Item>
      <Form.Item name="source" label={labels.source} extra="Where you have the figures from">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}

const filledIn = ({ year, region, onePerson, eachFurther, inForceFrom, source }: Guideline) => ({
  ...{ year: String(year), region, inForceFrom, source },
  onePerson: onePerson.toLocaleString('en-US'),
  eachFurther: eachFurther.toLocaleString('en-US'),
})
