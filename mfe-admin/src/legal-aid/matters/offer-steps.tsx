/** What an attorney reads and writes at each step of an offer. */
import { formatLongDate } from '@access/kit'
import { limits } from '@access/requests/casework/matching/offer.rules'
import { Flex, Input, Typography } from 'antd'
import { useId } from 'react'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { FactList } from '../../components/FactList.tsx'
import management from '../../components/screen.module.css'
import type { CaseSummaryFragment, ReceivedOfferFragment } from './matters.generated.ts'

const roleLabels: Record<string, string> = { applicant: 'Applicant', 'other side': 'Adverse party' }

export function PartyNames({ offer: { parties, endsAt } }: { offer: ReceivedOfferFragment }) {
  return (
    <Flex vertical gap="middle">
      <p>Do you have a conflict of interest with any of these people?</p>
      <ul aria-label="Parties">
        {(parties ?? []).map(({ role, names }) => (
          <li key={`${role} ${names.join()}`}>
            <b>{names.join(', also ')}</b> ({roleLabels[role] ?? 'Other party'})
          </li>
        ))}
      </ul>
      <Typography.Text type="secondary">
        Please answer by <DateTime value={endsAt} />. Your access has been recorded.
      </Typography.Text>
    </Flex>
  )
}

export function CaseSummaryFacts({
  caseSummary,
  endsAt,
}: {
  caseSummary: CaseSummaryFragment
  endsAt: string
}) {
  const { category, urgency, courtDate, language, languageHelp, household, income } = caseSummary
  const facts = {
    Category: category,
    Urgency: urgency,
    'Next court date': courtDate && formatLongDate(courtDate),
    Language: language,
    'Help to talk with us': languageHelp,
    Household: household,
    'Annual income': income,
    'Answer by': <DateTime value={endsAt} />,
  }
  // What is not known is left out.
  const knownFacts = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))
  return (
    <Flex vertical gap="middle">
      <p className={parts.written}>{caseSummary.summary}</p>
      <FactList facts={knownFacts} />
    </Flex>
  )
}

export function DeclineReason({ value, onChange }: { value: string; onChange(reason: string): void }) {
  const id = useId()
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>
        <b>Reason (optional)</b>
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={limits.reason}
        className={management.long}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Typography.Text type="secondary" id={`${id}-hint`}>
        Only our office reads this. It helps us find another attorney.
      </Typography.Text>
    </Flex>
  )
}
