/** The conflict check comes first: the names of the parties, and nothing else. */
import { Button, type DescriptionItem, DescriptionList, formatDayAndTime, isolate } from '@access/kit'
import { OfferActionForm } from './OfferActionForm.tsx'
import { OfferStep } from './OfferStep.tsx'
import styles from './ReferralOffer.module.css'
import type { OfferPartyFragment } from './referral-offer.generated.ts'
import { caseSummaryMessages, isPartyRole, partyMessages } from './referral-offer.messages.ts'
import type { ReferralOfferState } from './use-referral-offer.ts'

export function PartyNames({
  offerState,
  parties,
  answerDueAt,
}: {
  offerState: ReferralOfferState
  parties: OfferPartyFragment[]
  answerDueAt: string
}) {
  const { isPending } = offerState
  return (
    <OfferStep title={partyMessages.title}>
      <DescriptionList
        items={[
          ...parties.map(
            (party): DescriptionItem => [formatRole(party), party.names.map(isolate).join(', also ')],
          ),
          ...(parties.some(isAdverseParty)
            ? []
            : [[partyMessages.roles['other side'], partyMessages.unknown] as const]),
          [caseSummaryMessages.dueAt, formatDayAndTime(answerDueAt)],
        ]}
      />
      <OfferActionForm offerState={offerState} action="denyConflict">
        <Button type="submit" aria-disabled={isPending}>
          {partyMessages.no}
        </Button>
      </OfferActionForm>
      <ConflictForm offerState={offerState} name={partyMessages.yes} />
    </OfferStep>
  )
}

const isAdverseParty = ({ role }: OfferPartyFragment) => role === 'other side'

const formatRole = ({ role }: OfferPartyFragment) =>
  isPartyRole(role) ? partyMessages.roles[role] : partyMessages.roles['further party']

/** Collapsed, so that nobody declines by accident; a `details` element, so that it works without script. */
export function ConflictForm({ offerState, name }: { offerState: ReferralOfferState; name: string }) {
  return (
    <details className={styles.collapsible}>
      <summary className="btn btn-outline">{name}</summary>
      <OfferActionForm className={styles.confirmation} offerState={offerState} action="declareConflict">
        <p>{partyMessages.confirmText}</p>
        <Button type="submit" variant="danger" aria-disabled={offerState.isPending}>
          {partyMessages.confirm}
        </Button>
      </OfferActionForm>
    </details>
  )
}
