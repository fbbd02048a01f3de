/** What the pages have in common on which a search is followed by email: their frame, the link of the email, and the search. */
import {
  DescriptionList,
  ErrorSummary,
  type FormFailure,
  Masthead,
  Page,
  TextField,
  useOffice,
  useSubmittedForm,
} from '@access/kit'
import type { ReactNode } from 'react'
import { failureMessages, useFormFields } from '../../components/use-form-fields.ts'
import { followMessages, linkMessages } from './following.messages.ts'
import styles from './following.module.css'

export function FollowPage({
  title = followMessages.title,
  lead,
  failure = null,
  linkError,
  children,
}: {
  title?: string
  lead?: string
  failure?: FormFailure | null
  /** What is wrong with the link that was typed. */
  linkError?: string | undefined
  children?: ReactNode
}) {
  const { phone } = useOffice()
  const errors = [
    ...(linkError ? [{ name: 'link', message: linkError }] : []),
    ...(failure ? [{ message: `${failureMessages[failure]} ${phone.display}.` }] : []),
  ]
  return (
    <Page title={errors.length > 0 ? `Error: ${title}` : title} robots="noindex" isPrivate>
      <Masthead
        title={title}
        ancestors={[{ to: '/judgments', text: 'Judgments' }]}
        currentLabel="Emails"
        {...(lead && { lead })}
      />
      <div className={`page section-end ${styles.page}`}>
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </Page>
  )
}

/** The link of the email in a form: from the page's address or, without script, typed or pasted. */
export function FollowLinkField({ formPath, link }: { formPath: string; link: string | null }) {
  const { getFieldProps } = useFormFields({ link: linkMessages.field }, useSubmittedForm(formPath))
  if (link) return <input type="hidden" name="link" value={link} />
  return <TextField {...getFieldProps('link')} autoComplete="off" spellCheck={false} />
}

/** A search that is followed, as its reader chose it. */
export function FollowedSearch({
  search,
  category,
  court,
}: {
  search?: string | null | undefined
  category?: string | null | undefined
  court?: string | null | undefined
}) {
  if (!search && !category && !court) return <p>{followMessages.all}</p>
  return (
    <DescriptionList
      items={[
        ['Search', search],
        ['Category', category],
        ['Court', court],
      ]}
    />
  )
}
