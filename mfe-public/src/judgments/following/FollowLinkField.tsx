/** The link of the email in a form: from the page's address or, without script, typed or pasted. */
import { TextField, useSubmittedForm } from '@access/kit'
import { useState } from 'react'
import { linkMessages } from './following.messages.ts'

export function FollowLinkField({ formPath, link }: { formPath: string; link: string | null }) {
  const submittedForm = useSubmittedForm(formPath)
  const [typed, setTyped] = useState(submittedForm?.values.link ?? '')
  if (link) return <input type="hidden" name="link" value={link} />
  return (
    <TextField
      name="link"
      label={linkMessages.label}
      hint={linkMessages.hint}
      error={submittedForm?.errors.link}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
