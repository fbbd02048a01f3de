/** Changes our own limits. */
import { regions, screeningPolicy } from '@access/requests/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Choice } from '../management/fields/Choice.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useReadAgain } from '../parts/useReadAgain.ts'
import { useShortForm } from '../parts/useShortForm.ts'
import { allGuidelines, type Policy, setPolicy } from './documents.ts'

const labels = {
  ceiling: 'Limit, in percent',
  exceptions: 'Exceptions up to, in percent',
  region: 'Region',
}
const blank = { ceiling: '', exceptions: '', region: '' }

export function PolicyDialog({ policy, onClosed }: { policy: Policy; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const readStored = useReadAgain(allGuidelines)
  const readLatest = async () => {
    const stored = (await readStored())?.policy
    return stored ? { values: filledIn(stored), version: stored.version } : null
  }
  const asking = useShortForm({
    document: setPolicy,
    blank,
    rules: screeningPolicy,
    variables: (typed, version) => ({ version, input: screeningPolicy.parse(typed) }),
    shared: { noun: 'limits', labels: new Map(Object.entries(labels)), version: policy.version, readLatest },
    done: 'Limits updated successfully',
    failed: 'Failed to update limits',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="screening-policy"
      title="Change limits"
      confirm="Save"
      asking={asking}
      initial={filledIn(policy)}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="ceiling" label={labels.ceiling} extra="Who is within it is likely to be eligible">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="exceptions"
        label={labels.exceptions}
        extra="The same figure as the limit if you make none"
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="region" label={labels.region} extra="Whose guideline we go by">
        <Choice options={regions} />
      </Form.Item>
    </FormDialog>
  )
}

const filledIn = ({ ceiling, exceptions, region }: Policy) => ({
  ceiling: String(ceiling),
  exceptions: String(exceptions),
  region,
})
