/** Step 1: name, email and phone, as far as they are safe, and who fills it in for somebody else. */
import { RadioGroup, TextField } from '@access/kit'
import { preferredContacts } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { Checkbox } from '../components/Checkbox.tsx'
import { EmailQuestion } from '../components/EmailQuestion.tsx'
import { journeyMessages, preferredContactLabels } from '../journey/request.messages.ts'
import type { QuestionProps } from './question-props.tsx'

const contactChoices = preferredContacts.map((value) => ({ value, label: preferredContactLabels[value] }))

export function ContactDetails({ questionProps }: { questionProps: QuestionProps }) {
  const { getTextProps, getChoiceProps, getCheckboxProps } = questionProps
  const forSomeoneElse = getCheckboxProps('isForSomeoneElse')
  const noSafeEmail = getCheckboxProps('hasNoSafeEmail')
  const noSafePhone = getCheckboxProps('hasNoSafePhone')
  return (
    <>
      <Checkbox
        {...forSomeoneElse}
        whenChecked={
          <>
            <TextField {...getTextProps('helperName')} />
            <TextField {...getTextProps('helperContact')} spellCheck={false} />
            <RadioGroup {...getChoiceProps('preferredContact')} options={contactChoices} />
          </>
        }
      />
      <TextField
        {...getTextProps('name')}
        {...(forSomeoneElse.checked && { hint: journeyMessages.applicantName })}
        autoComplete={forSomeoneElse.checked ? 'off' : 'name'}
      />
      <Checkbox
        {...noSafeEmail}
        unlessChecked={
          <>
            <TextField {...getTextProps('email')} type="email" autoComplete="email" spellCheck={false} />
            <EmailQuestion {...getCheckboxProps('emailUpdates')} isForSomeoneElse={forSomeoneElse.checked} />
          </>
        }
      />
      <Checkbox
        {...noSafePhone}
        unlessChecked={<TextField {...getTextProps('phone')} type="tel" autoComplete="tel" />}
      />
      <div className="live" role="status">
        {noSafeEmail.checked && noSafePhone.checked && <p>{journeyMessages.noSafeAddress}</p>}
      </div>
    </>
  )
}
