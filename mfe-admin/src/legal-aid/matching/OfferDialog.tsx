/** Asks for the case summary and sends the referral offer. */
import { isolate } from '@access/kit'
import { limits, referralOffer } from '@access/requests/casework/matching/offer.rules'
import { Form, Input } from 'antd'
import { DateTime } from '../../components/DateTime.tsx'
import management from '../../components/screen.module.css'
import { FormDialog } from '../../forms/FormDialog.tsx'
import {
  type MatchingFragment,
  OfferToAttorneyDocument,
  type RankedAttorneyFragment,
} from './matching.generated.ts'

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
  return (
    <FormDialog
      id="offer"
      title={`Offer to ${isolate(attorney.name)}`}
      submitLabel="Send offer"
      document={OfferToAttorneyDocument}
      rules={referralOffer}
      variables={({ summary }) => ({ id, attorney: attorney.id, summary })}
      successMessage={`Request offered to ${isolate(attorney.name)}`}
      failureMessage="Failed to offer request"
      onClosed={(data) => onClosed(data?.matching ?? null)}
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
