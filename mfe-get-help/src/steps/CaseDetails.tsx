/** Step 2: what it is about, what happened, and how soon help is needed. */
import { Choices, ServiceIcon, TextArea } from '@access/kit'
import { categories, limits, urgencies } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import type { Ask } from '../asking.tsx'
import { EmergencyNotice } from '../parts/EmergencyNotice.tsx'

const drawings: Record<(typeof categories)[number], string> = {
  'Family Law': 'family-law',
  'Housing Rights': 'housing',
  Employment: 'employment',
  Immigration: 'immigration',
  'Criminal Defense': 'criminal',
  'Civil Rights': 'civil-rights',
}

const kinds = categories.map((category) => ({
  value: category,
  label: category,
  icon: <ServiceIcon icon={drawings[category]} />,
}))

// "Low (can wait a few weeks)": the parentheses stand on a line of their own, and are read as one label.
const speeds = urgencies.map(({ value, label }) => ({
  value,
  label: value,
  detail: label.slice(value.length + 1),
}))

export function CaseDetails({ ask }: { ask: Ask }) {
  const urgency = ask.chosen('urgency')
  return (
    <>
      <Choices {...ask.chosen('category')} choices={kinds} columns="two" />
      <TextArea {...ask.written('description')} limit={limits.description} rows={7} />
      <Choices {...urgency} choices={speeds} columns="two" />
      <EmergencyNotice shown={urgency.value === 'Emergency'} />
    </>
  )
}
