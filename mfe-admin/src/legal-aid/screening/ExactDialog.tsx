/** Screens by the figures that somebody told us. */
import { exactFigures } from '@access/requests/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import { screenRequest } from './documents.ts'

const blank = { income: '', people: '' }

export function ExactDialog({ request, onClosed }: { request: string; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: screenRequest,
    blank,
    rules: exactFigures,
    variables: (typed) => ({ request, exact: exactFigures.parse(typed) }),
    done: 'Request screened',
    failed: 'Failed to screen request',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="exact-figures"
      title="Screen by exact figures"
      confirm="Screen"
      asking={asking}
      initial={blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item
        name="income"
        label="Yearly income"
        extra="Dollars, of everybody in the household, as they told you"
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="people" label="People in the household" extra="Count the applicant too">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
