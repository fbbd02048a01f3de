/** What keeps the button of a step disabled, announced as it changes. */
import { FieldLink } from '@access/kit'
import { Fragment } from 'react'
import type { MissingAnswer } from '../journey/journey.ts'
import { journeyMessages } from '../journey/request.messages.ts'
import { uploadMessages } from './documents/upload.messages.ts'
import styles from './MissingAnswers.module.css'

/** Next: what is missing or invalid, with a link to each field. */
export function MissingAnswers({ id, missingAnswers }: { id: string; missingAnswers: MissingAnswer[] }) {
  const blankAnswers = missingAnswers.filter((answer) => answer.isBlank)
  const invalidAnswers = missingAnswers.filter((answer) => !answer.isBlank)
  return (
    <p className={missingAnswers.length > 0 ? styles.message : 'sr'} id={id} role="status">
      {missingAnswers.length === 0 ? (
        journeyMessages.complete
      ) : (
        <>
          To continue,
          {blankAnswers.length > 0 && <> add {formatLinkList(blankAnswers, 'missing')}</>}
          {blankAnswers.length > 0 && invalidAnswers.length > 0 && ' and'}
          {invalidAnswers.length > 0 && <> check {formatLinkList(invalidAnswers, 'invalid')}</>}.
        </>
      )}
    </p>
  )
}

/** "your name, an email address and a phone number", each a link. */
function formatLinkList(missingAnswers: MissingAnswer[], messageKey: 'missing' | 'invalid') {
  return missingAnswers.map(({ question: { name, missing, invalid = missing } }, index) => (
    <Fragment key={name}>
      {index > 0 && (index === missingAnswers.length - 1 ? ' and ' : ', ')}
      <FieldLink name={name}>{messageKey === 'missing' ? missing : invalid}</FieldLink>
    </Fragment>
  ))
}

/** Submit: documents that are still being uploaded. */
export function PendingUploadsNotice({ id, pendingCount }: { id: string; pendingCount: number }) {
  return (
    <p className={pendingCount > 0 ? styles.message : 'live'} id={id} role="status">
      {pendingCount > 0 && uploadMessages.pendingUploads(pendingCount)}
    </p>
  )
}
