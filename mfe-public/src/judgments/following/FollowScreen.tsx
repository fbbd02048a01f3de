/** Where somebody asks to hear of new judgments of a search by email. */
import { Button, ErrorSummary, FormToken, TextField, useSubmittedForm } from '@access/kit'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HoneypotField } from '../../components/SpamSignals.tsx'
import { useFormFields } from '../../components/use-form-fields.ts'
import { FollowedSearch, FollowPage } from './FollowPage.tsx'
import { followPath } from './follow.form.ts'
import { followMessages } from './following.messages.ts'
import styles from './following.module.css'

const searchFields = ['q', 'category', 'court'] as const

export default function FollowScreen() {
  const submittedForm = useSubmittedForm(followPath)
  if (submittedForm?.receipt)
    return (
      <FollowPage title={followMessages.sentTitle}>
        <p role="status">{followMessages.sent}</p>
      </FollowPage>
    )
  return (
    <FollowPage lead={followMessages.lead} failure={submittedForm?.failure ?? null}>
      <FollowForm />
    </FollowPage>
  )
}

function FollowForm() {
  const submittedForm = useSubmittedForm(followPath)
  const params = new URLSearchParams(useLocation().search)
  const [search] = useState(() =>
    Object.fromEntries(
      searchFields.map((name) => [name, submittedForm?.values[name] ?? params.get(name)?.trim() ?? '']),
    ),
  )
  const { form, getFieldProps } = useFormFields({ email: followMessages.email }, submittedForm)
  const errors = Object.entries(submittedForm?.errors ?? {}).map(([name, message]) => ({
    // A search comes with the address of the page.
    ...(name === 'email' && { name }),
    message,
  }))
  return (
    <>
      <FollowedSearch search={search.q} category={search.category} court={search.court} />
      <form className={`form ${styles.form}`} noValidate method="post" action={followPath} ref={form}>
        <FormToken formPath={followPath} />
        <ErrorSummary errors={errors} />
        {searchFields.map((name) => (
          <input key={name} type="hidden" name={name} value={search[name]} />
        ))}
        <TextField {...getFieldProps('email')} type="email" autoComplete="email" required />
        <HoneypotField />
        <Button type="submit">{followMessages.send}</Button>
      </form>
      <p className="muted">{followMessages.safety}</p>
    </>
  )
}
