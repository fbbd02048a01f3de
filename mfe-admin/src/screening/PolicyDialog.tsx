/** Changes our own limits. */
import { regions, screeningPolicy } from '@access/requests/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Choice } from '../management/fields/Choice.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { type Policy, setPolicy } from './documents.ts'

const blank = { ceiling: '', exceptions: '', region: '' }

export function PolicyDialog({
  policy: { ceiling, exceptions, region },
  onClosed,
}: {
  policy: Policy
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: setPolicy,
    blank,
    rules: screeningPolicy,
    variables: (typed) => ({ input: screeningPolicy.parse(typed) }),
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
      initial={{ ceiling: String(ceiling), exceptions: String(exceptions), region }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="ceiling" label="Limit, in percent" extra="Who is within it is likely to be eligible">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="exceptions"
        label="Exceptions up to, in percent"
        extra="The same figure as the limit if you make none"
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="region" label="Region" extra="Whose guideline we go by">
        <Choice options={regions} />
      </Form.Item>
    </FormDialog>
  )
}
