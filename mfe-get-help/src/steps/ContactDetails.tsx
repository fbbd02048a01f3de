/** Step 1: name, email and phone. */
import { TextField } from '@access/kit'
import { journeyMessages } from '../journey/request.messages.ts'
import type { QuestionProps } from './question-props.tsx'

export function ContactDetails({ questionProps }: { questionProps: QuestionProps }) {
  return (
    <>
      <TextField {...questionProps.getTextProps('name')} autoComplete="name" />
      <TextField
        {...questionProps.getTextProps('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...questionProps.getTextProps('phone')} type="tel" autoComplete="tel" />
      <p className="muted">{journeyMessages.noSafeContact}</p>
    </>
  )
}
