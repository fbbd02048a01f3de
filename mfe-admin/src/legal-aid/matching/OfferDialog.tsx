/** Asks for the case summary and sends the referral offer. */
import { isolate } from '@access/kit'
import { limits, referralOffer } from '@access/requests/casework/matching/offer.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { DateTime } from '../../components/DateTime.tsx'
import management from '../../components/screen.module.css'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import {
  type MatchingFragment,
  OfferToAttorneyDocument,
  type RankedAttorneyFragment,
} from './matching.generated.ts'

const defaultValues = buildEmptyDraft(referralOffer)

export function OfferDialog({
  id,
  attorney,
  answerDueAt,
  onClosed,
}: {
  id: string
  attorney: RankedAttorneyFragment
  answerDueAt: string | null
  /** Called once the dialog has closed, with the updated matching. */
  onClosed(changed: MatchingFragment | null): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [changed, setChanged] = useState<MatchingFragment | null>(null)
  const shortForm = useShortForm({
    document: OfferToAttorneyDocument,
    defaultValues,
    rules: referralOffer,
    variables: ({ summary }) => ({ id, attorney: attorney.id, summary }),
    successMessage: `Request offered to ${isolate(attorney.name)}`,
    failureMessage: 'Failed to offer request',
    onDone({ matching }) {
      setChanged(matching)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="offer"
      title={`Offer to ${isolate(attorney.name)}`}
      submitLabel="Send offer"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(changed)}
    >
      <p className={management.spaced}>
        The attorney gets an email with a link. First they see the names of the parties, to check for
        conflicts. Then they see your summary with the category, urgency, language and court date; never the
        description or the documents.
      </p>
      {answerDueAt && (
        <p className={management.spaced}>
          Sent now, the offer expires <DateTime value={answerDueAt} />. How long it is open follows the
          urgency and the next court date.
        </p>
      )}
      <Form.Item
        name="summary"
        label="Case summary"
        extra={`No names, no addresses. Up to ${limits.summary.toLocaleString('en-US')} characters.`}
      >
        <Input.TextArea rows={6} />
      </Form.Item>
    </FormDialog>
  )
}
