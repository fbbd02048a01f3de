/** Step 2: category, description and urgency. */
import { RadioGroup, ServiceIcon, TextArea, useOffice } from '@access/kit'
import { limits, urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { EmergencyNotice } from '../components/EmergencyNotice.tsx'
import { useFormContent } from '../journey/use-form-content.ts'
import type { QuestionProps } from './question-props.tsx'

// "Low (can wait a few weeks)": the text in parentheses is on a line of its own, and belongs to the label.
const urgencyChoices = urgencies.map(({ value, label }) => ({
  value,
  label: value,
  description: label.slice(value.length + 1),
}))

export function CaseDetails({ questionProps }: { questionProps: QuestionProps }) {
  const { findIcon } = useFormContent()
  const { practiceAreas } = useOffice()
  const categoryChoices = practiceAreas.map(({ name, icon }) => ({
    value: name,
    label: name,
    icon: <ServiceIcon icon={findIcon(name) ?? icon} />,
  }))
  const urgency = questionProps.getChoiceProps('urgency')
  return (
    <>
      <RadioGroup {...questionProps.getChoiceProps('category')} options={categoryChoices} columns="two" />
      <TextArea {...questionProps.getTextProps('description')} limit={limits.description} rows={7} />
      <RadioGroup {...urgency} options={urgencyChoices} columns="two" />
      <EmergencyNotice isVisible={urgency.value === 'Emergency'} />
    </>
  )
}
