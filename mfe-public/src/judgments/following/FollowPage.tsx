/** The frame of the pages on which a search is followed by email: of no use to a search engine, and kept by nobody. */
import { ErrorSummary, type FormFailure, Masthead, Page, useOffice } from '@access/kit'
import type { ReactNode } from 'react'
import { failureMessages, followMessages } from './following.messages.ts'
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
