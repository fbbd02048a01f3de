/** Step 1: name, email and phone, as far as they are safe, and who fills it in for somebody else. */
import { preferredContacts } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { type Checkbox, isChecked, type Question, type StepField } from './question.ts'
import { Choice, Line } from './question-fields.tsx'

const helperName: Question = {
  name: 'helperName',
  path: 'helper.name',
  label: 'Your own name',
  hint: 'You are filling this in for someone else.',
  why: 'So that we know who wrote this. We keep it with the request, and erase it with the request.',
  missing: 'your own name',
  summary: 'Your own name',
  Field: Line,
}

const helperContact: Question = {
  name: 'helperContact',
  path: 'helper.contact',
  label: 'Your own phone or email',
  hint: 'We use it for questions about this form.',
  why: 'If something is not clear, we can ask you. About the case we speak only with them.',
  missing: 'your own phone or email',
  summary: 'Your own phone or email',
  Field: (props) => <Line {...props} spellCheck={false} />,
}

const contactLabels = { Applicant: 'The person who needs help', Helper: 'Me' } as const
const contactOptions = preferredContacts.map((value) => ({ value, label: contactLabels[value] }))

const preferredContact: Question = {
  name: 'preferredContact',
  path: 'helper.preferredContact',
  label: 'Whom should we contact?',
  hint: 'Ask them what is safe.',
  why: 'If it is you, we only ask you to have them get in touch. About the case we speak only with them.',
  missing: 'whom we should contact',
  summary: 'Whom to contact',
  formatAnswer: (answer) => contactOptions.find(({ value }) => value === answer)?.label,
  Field: (props) => <Choice {...props} options={contactOptions} />,
}

const isForSomeoneElse: Checkbox = {
  name: 'isForSomeoneElse',
  label: 'I am filling this in for someone else',
  note: 'Everything after these three questions is about them: their name, their problem, and what is safe for them.',
  whenChecked: [helperName, helperContact, preferredContact],
}

const name: Question = {
  name: 'name',
  label: 'Name',
  hint: (answers) =>
    isChecked(answers, isForSomeoneElse)
      ? 'The name of the person who needs help.'
      : 'The name you want us to use.',
  why: 'So that we know what to call you, and can check that we do not already help the other side.',
  missing: 'a name',
  invalid: 'the name',
  summary: 'Name',
  Field: (props) => (
    <Line {...props} autoComplete={isChecked(props.answers, isForSomeoneElse) ? 'off' : 'name'} />
  ),
}

const emailUpdates: Checkbox = {
  name: 'emailUpdates',
  legend: (answers) =>
    isChecked(answers, isForSomeoneElse)
      ? 'May we email them at this address?'
      : 'May we email you at this address?',
  label: 'Yes, send my reference and tell me when there is news',
  note: 'Never your story or passphrase. You can stop our emails at any time.',
  isSent: true,
}

const email: Question = {
  name: 'email',
  label: 'Email',
  hint: 'One that only you can read. Our emails do not name your problem.',
  why: 'So that we can write to you. We send nothing automatically unless you say yes below.',
  missing: 'an email address',
  invalid: 'your email address',
  summary: 'Email',
  notAsked: 'No safe email',
  formatAnswer: (answer, answers) =>
    isChecked(answers, emailUpdates) ? `${answer}\nYou said yes to our emails.` : answer,
  Field: (props) => <Line {...props} type="email" autoComplete="email" spellCheck={false} />,
}

const hasNoSafeEmail: Checkbox = {
  name: 'hasNoSafeEmail',
  label: 'I have no safe email',
  note: 'Then we never email you. Come back to "Check my request" with the reference and passphrase that you get at the end.',
  isSent: true,
  unlessChecked: [email, emailUpdates],
}

const phone: Question = {
  name: 'phone',
  label: 'Phone',
  hint: 'You can tell us later when it is safe to call.',
  why: 'Most questions take two minutes by phone and two days by email.',
  missing: 'a phone number',
  invalid: 'your phone number',
  summary: 'Phone',
  notAsked: 'No safe phone',
  Field: (props) => <Line {...props} type="tel" autoComplete="tel" />,
}

const hasNoSafePhone: Checkbox = {
  name: 'hasNoSafePhone',
  label: 'I have no safe phone',
  note: 'Then we never call or text you.',
  isSent: true,
  unlessChecked: [phone],
}

export const contactFields: StepField[] = [isForSomeoneElse, name, hasNoSafeEmail, hasNoSafePhone]

/** Without either, the applicant must come back by themselves. */
export const hasNoSafeAddress = (answers: Parameters<typeof isChecked>[0]) =>
  isChecked(answers, hasNoSafeEmail) && isChecked(answers, hasNoSafePhone)
