/** Step 2: the date, category, the other side, description and urgency. */
import { formatLongDate, getLocalDay, ServiceIcon, useOffice } from '@access/kit'
import {
  dateAnswers,
  documentKinds,
  suggestUrgency,
} from '@access/requests/intake/legal-aid-requests/case-date.rules'
import { limits, urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { FileWarning, Gavel, Landmark, Mail, Minus } from 'lucide-react'
import type { Answers, Checkbox, Question, QuestionFieldProps } from './question.ts'
import { CalendarDay, Choice, Line, Paragraphs } from './question-fields.tsx'
import { useFormContent } from './use-form-content.ts'

const dateLabels = { Yes: 'Yes', No: 'No', 'Not sure': 'I am not sure' } as const

const hasDate: Question = {
  name: 'hasDate',
  isOptional: true,
  label: 'Is there a court date or a deadline?',
  hint: 'A day to come to court, to answer, to pay or to leave. It is often on the first page.',
  why: 'So that we read first what cannot wait, and promise you nothing that comes too late.',
  missing: 'whether there is a date',
  summary: 'Court date or deadline',
  formatAnswer: (answer) => dateLabels[answer as keyof typeof dateLabels],
  Field: (props) => (
    <Choice {...props} options={dateAnswers.map((value) => ({ value, label: dateLabels[value] }))} />
  ),
}

const courtDate: Question = {
  name: 'courtDate',
  isOptional: true,
  // Without script it stands beside the question whether there is one.
  isAsked: ({ hasDate, courtDate }) => hasDate === 'Yes' || (!hasDate && Boolean(courtDate)),
  label: 'Which day?',
  hint: 'The next one, as it is on the paper.',
  why: 'We look for an attorney before that day, and remind you if you want our emails.',
  missing: 'the day',
  summary: 'The day',
  formatAnswer: (answer) => formatLongDate(answer),
  Field: CalendarDay,
}

const documentKindTexts = {
  Summons: ['Somebody sued you. It says when to come or to answer.', Landmark],
  Notice: ['It gives you some days: to pay, to leave, to repair.', FileWarning],
  Order: ['A judge has signed it.', Gavel],
  Letter: ['From a landlord, an agency, a company or a lawyer.', Mail],
  None: ['Nothing came on paper.', Minus],
} as const

const documentKindOptions = documentKinds.map((value) => {
  const [description, Icon] = documentKindTexts[value]
  return { value, label: value, description, icon: <Icon className="icon" aria-hidden /> }
})

const documentKind: Question = {
  name: 'documentKind',
  isOptional: true,
  isAsked: ({ hasDate, documentKind }) =>
    hasDate === 'Yes' || hasDate === 'Not sure' || (!hasDate && Boolean(documentKind)),
  label: 'What kind of paper came?',
  hint: 'The name is mostly in large letters at the top.',
  why: 'Each kind leaves you another time to answer. You can add a photo of it in the last step.',
  missing: 'what kind of paper came',
  summary: 'Paper that came',
  Field: (props) => <Choice {...props} options={documentKindOptions} columns="two" />,
}

const service: Question = {
  name: 'service',
  isOptional: true,
  isPrefilled: true,
  isAsked: ({ service }) => service !== undefined,
  label: 'The service you came for',
  hint: 'It belongs to no kind above, so we chose the nearest.',
  why: 'So that your request goes to the people who do this.',
  missing: 'the service',
  summary: 'Service',
  Field: (props) => <Line {...props} autoComplete="off" />,
}

const adverseParty: Question = {
  name: 'adverseParty',
  isOptional: true,
  label: 'Who is on the other side?',
  hint: 'A landlord, company, agency or person. We check for conflicts before anyone reads your story.',
  why: 'Our attorneys may not act against people that they help already. The check is made before your request can be opened.',
  missing: 'who is on the other side',
  summary: 'The other side',
  Field: (props) => <Line {...props} autoComplete="off" />,
}

const isOtherSideUnknown: Checkbox = {
  name: 'isOtherSideUnknown',
  label: "I don't know who is on the other side",
  note: 'You can tell us later.',
  unlessChecked: [adverseParty],
}

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
  hint: 'Leave out Social Security and bank numbers.',
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
  hint: (answers) => {
    const suggested = getSuggestedUrgency(answers)
    return suggested
      ? `By your date, ${suggested} fits. If you are not sure, choose the earlier one.`
      : 'If you are not sure, choose the earlier one.'
  },
  why: 'So that the first request we open is the one that cannot wait.',
  missing: 'how soon you need help',
  summary: 'Urgency',
  formatAnswer: (answer) => urgencies.find(({ value }) => value === answer)?.label,
  Field: (props) => <Choice {...props} options={urgencyOptions} columns="two" />,
}

export const caseFields = [
  hasDate,
  courtDate,
  documentKind,
  category,
  service,
  isOtherSideUnknown,
  description,
  urgency,
]

/** The urgency that leaves time before the date; null without one. */
export const getSuggestedUrgency = (answers: Answers) =>
  courtDate.isAsked!(answers) && answers.courtDate
    ? suggestUrgency(answers.courtDate, getLocalDay(new Date()))
    : null

/** Whether help is needed at once. */
export const isEmergency = ({ urgency }: Answers) => urgency === 'Emergency'
