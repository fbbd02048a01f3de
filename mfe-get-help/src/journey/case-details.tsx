/** Step 2: category, description and urgency. */
import { ServiceIcon, useOffice } from '@access/kit'
import { limits, urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { Answers, Question, QuestionFieldProps } from './question.ts'
import { Choice, Paragraphs } from './question-fields.tsx'
import { useFormContent } from './use-form-content.ts'

export const category: Question = {
  name: 'category',
  label: 'What is it about?',
  hint: 'Choose the closest.',
  why: 'So that your request goes to people who know this field.',
  missing: 'what kind of problem it is',
  summary: 'Category',
  Field: CategoryChoice,
}

function CategoryChoice(props: QuestionFieldProps) {
  const { findIcon } = useFormContent()
  const options = useOffice().practiceAreas.map(({ name, icon }) => ({
    value: name,
    label: name,
    icon: <ServiceIcon icon={findIcon(name) ?? icon} />,
  }))
  return <Choice {...props} options={options} columns="two" />
}

const description: Question = {
  name: 'description',
  label: 'What happened?',
  hint: 'If you have a court date or a deadline, write it first. Leave out Social Security and bank numbers.',
  why: 'The more your attorney knows, the better they can help. Only staff working on your request can read this. We record each time they do.',
  missing: 'what happened',
  summary: 'What happened',
  Field: (props) => <Paragraphs {...props} limit={limits.description} rows={7} />,
}

// "Low (can wait a few weeks)": the text in parentheses is on a line of its own, and belongs to the label.
const urgencyOptions = urgencies.map(({ value, label }) => ({
  value,
  label: value,
  description: label.slice(value.length + 1),
}))

export const urgency: Question = {
  name: 'urgency',
  label: 'How soon do you need help?',
  hint: 'If you are not sure, choose the earlier one.',
  why: 'So that the first request we open is the one that cannot wait.',
  missing: 'how soon you need help',
  summary: 'Urgency',
  formatAnswer: (answer) => urgencies.find(({ value }) => value === answer)?.label,
  Field: (props) => <Choice {...props} options={urgencyOptions} columns="two" />,
}

export const caseFields = [category, description, urgency]

/** Whether help is needed at once. */
export const isEmergency = ({ urgency }: Answers) => urgency === 'Emergency'
