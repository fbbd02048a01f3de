/** Asks why somebody opens a request that a colleague works on. */
import { openingReason } from '@access/requests/casework/access/opening.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import {
  OpenLegalAidRequestDocument,
  type OpenLegalAidRequestMutation,
} from '../request/opened-request.generated.ts'

const defaultValues = buildEmptyDraft(openingReason)

export function ReasonDialog({
  id,
  onOpened,
  onClosed,
}: {
  id: string
  onOpened(opened: OpenLegalAidRequestMutation): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [opened, setOpened] = useState<OpenLegalAidRequestMutation | null>(null)
  const shortForm = useShortForm({
    document: OpenLegalAidRequestDocument,
    defaultValues,
    rules: openingReason,
    variables: ({ reason }) => ({ id, reason }),
    successMessage: 'Request opened',
    failureMessage: 'Failed to open request',
    onDone(data) {
      setOpened(data)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="opening-reason"
      title="Why do you open this request?"
      submitLabel="Open"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => (opened ? onOpened(opened) : onClosed())}
    >
      <p>Somebody else works on it. Your reason is recorded, and holds until you sign out.</p>
      <Form.Item
        name="reason"
        label="Reason"
        extra="Stays in the timeline and the activity log: do not enter names."
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
