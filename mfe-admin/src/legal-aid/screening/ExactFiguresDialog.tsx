/** Screens a request by exact figures. */
import { exactFigures } from '@access/requests/casework/screening/guideline.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import type { RequestScreeningFragment } from '../request/request-screening.generated.ts'
import { ScreenRequestDocument } from './screening.generated.ts'

const defaultValues = buildEmptyDraft(exactFigures)

export function ExactFiguresDialog({
  request,
  onScreened,
  onClosed,
}: {
  request: string
  onScreened(screenings: RequestScreeningFragment[]): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: ScreenRequestDocument,
    defaultValues,
    rules: exactFigures,
    variables: (values) => ({ request, exact: exactFigures.parse(values) }),
    successMessage: 'Request screened',
    failureMessage: 'Failed to screen request',
    onDone({ screenings }) {
      onScreened(screenings)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="exact-figures"
      title="Screen by exact figures"
      submitLabel="Screen"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="income" label="Annual income" extra="In dollars, for the whole household">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="people" label="People in the household" extra="Including the applicant">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
