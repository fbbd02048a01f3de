/** Asks whether we may email to the address above. Nobody who has not ticked it is emailed. */
import type { ChangeEventHandler } from 'react'
import { emailQuestions } from '../journey/request.messages.ts'
import styles from './Checkbox.module.css'

interface EmailQuestionProps {
  name: string
  label: string
  note: string
  value: string
  checked: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
  isForSomeoneElse: boolean
}

export function EmailQuestion({ label, note, isForSomeoneElse, ...input }: EmailQuestionProps) {
  return (
    <fieldset className="field" aria-describedby={`${input.name}-hint`}>
      <legend className="legend">{emailQuestions[isForSomeoneElse ? 'helper' : 'applicant']}</legend>
      <p className="hint" id={`${input.name}-hint`}>
        {note}
      </p>
      <label className={styles.label}>
        <input type="checkbox" id={input.name} {...input} />
        {label}
      </label>
    </fieldset>
  )
}
