/** Step 1: the name, who fills it in for somebody else, and email and phone, as far as they are safe. */
import {
  helperPermissions,
  preferredContacts,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { type Answers, type Checkbox, isChecked, type Question, type StepField } from './question.ts'
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

const relation: Question = {
  name: 'relation',
  path: 'helper.relation',
  isOptional: true,
  label: 'How do you know them?',
  hint: 'For example: daughter, neighbor, social worker.',
  why: 'So that we know what to say, and what not, if we speak with you.',
  missing: 'how you know them',
  summary: 'How you know them',
  Field: (props) => <Line {...props} autoComplete="off" />,
}

const permissionLabels = {
  Yes: 'Yes, and they agree',
  'Not yet': 'Not yet. They are not safe, or not reachable',
  'Not able': 'They cannot decide it themselves, such as a child',
} as const

const permission: Question = {
  name: 'permission',
  path: 'helper.permission',
  isOptional: true,
  label: 'Do they know that you are writing?',
  hint: 'We help them all the same. It decides whom we may speak with.',
  why: 'We act for them, not for you, and do nothing that they do not want.',
  missing: 'whether they know',
  summary: 'Whether they know',
  formatAnswer: (answer) => permissionLabels[answer as keyof typeof permissionLabels],
  Field: (props) => (
    <Choice
      {...props}
      options={helperPermissions.map((value) => ({ value, label: permissionLabels[value] }))}
    />
  ),
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
  note: 'All other questions are about them: their name, their problem, and what is safe for them.',
  whenChecked: [helperName, helperContact, preferredContact, relation, permission],
}

/** Whether somebody fills it in for another person. */
export const isByHelper = (answers: Answers) => isChecked(answers, isForSomeoneElse)

/** The browser knows the helper, not the person who needs help. */
const getAutoComplete = (answers: Answers, own: string) => (isByHelper(answers) ? 'off' : own)

const name: Question = {
  name: 'name',
  label: 'Name',
  hint: (answers) =>
    isByHelper(answers) ? 'The name of the person who needs help.' : 'The name you want us to use.',
  why: 'So that we know what to call you, and can check that we do not already help the other side.',
  missing: 'a name',
  invalid: 'the name',
  summary: 'Name',
  Field: (props) => <Line {...props} autoComplete={getAutoComplete(props.answers, 'name')} />,
}

const emailUpdates: Checkbox = {
  name: 'emailUpdates',
  legend: (answers) =>
    isByHelper(answers) ? 'May we email them at this address?' : 'May we email you at this address?',
  label: 'Yes, send my reference and tell me when there is news',
  note: 'Never your story or passphrase. You can stop our emails at any time.',
  isSent: true,
}

const email: Question = {
  name: 'email',
  label: 'Email',
  hint: (answers) =>
    isByHelper(answers)
      ? 'One that only they can read. Our emails do not name the problem.'
      : 'One that only you can read. Our emails do not name your problem.',
  why: 'So that we can write to you. We send nothing automatically unless you say yes below.',
  missing: 'an email address',
  invalid: 'your email address',
  summary: 'Email',
  notAsked: 'No safe email',
  formatAnswer: (answer, answers) =>
    isChecked(answers, emailUpdates) ? `${answer}\nYou said yes to our emails.` : answer,
  Field: (props) => (
    <Line {...props} type="email" autoComplete={getAutoComplete(props.answers, 'email')} spellCheck={false} />
  ),
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
  hint: (answers) =>
    isByHelper(answers)
      ? 'Their own. You can tell us later when it is safe to call.'
      : 'You can tell us later when it is safe to call.',
  why: 'Most questions take two minutes by phone and two days by email.',
  missing: 'a phone number',
  invalid: 'your phone number',
  summary: 'Phone',
  notAsked: 'No safe phone',
  Field: (props) => <Line {...props} type="tel" autoComplete={getAutoComplete(props.answers, 'tel')} />,
}

const hasNoSafePhone: Checkbox = {
  name: 'hasNoSafePhone',
  label: 'I have no safe phone',
  note: 'Then we never call or text you.',
  isSent: true,
  unlessChecked: [phone],
}

export const contactFields: StepField[] = [name, isForSomeoneElse, hasNoSafeEmail, hasNoSafePhone]

/** Without either, and without a helper whom we contact, the applicant must come back by themselves. */
export const hasNoSafeAddress = (answers: Answers) =>
  isChecked(answers, hasNoSafeEmail) &&
  isChecked(answers, hasNoSafePhone) &&
  !(isByHelper(answers) && answers.preferredContact === 'Helper')
