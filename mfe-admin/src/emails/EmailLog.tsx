/** The emails that could not be delivered, with the reason and a retry. */
import { capitalize } from '@access/kit'
import { Alert, Button, Flex, Typography } from 'antd'
import { type ReactNode, useRef } from 'react'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { splitWords } from '../components/split-words.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { List } from '../management/list/List.tsx'
import { type EmailFragment, ListFailedEmailsDocument, ResendEmailDocument } from './emails.generated.ts'
import styles from './emails.module.css'

const purgedText = 'Purged'

const columns: Record<string, (email: EmailFragment) => ReactNode> = {
  Email: ({ kind, subject }) => (
    <StackedCell details={capitalize(splitWords(kind))}>{subject ?? purgedText}</StackedCell>
  ),
  'Last error': ({ lastError, explanation, serverReply }) => (
    <Flex vertical className={styles.reason}>
      <span>{explanation}</span>
      {serverReply && <Typography.Text type="secondary">Server reply: “{serverReply}”</Typography.Text>}
      <Typography.Text type="secondary">{lastError}</Typography.Text>
    </Flex>
  ),
  To: ({ to }) => to ?? purgedText,
  State: ({ state, attempts, createdAt }) => (
    <StackedCell
      details={
        <>
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`} since <DateTime value={createdAt} />
        </>
      }
    >
      <Badge tone={state === 'dead' ? 'clay' : 'amber'}>
        {state === 'dead' ? 'Failed' : 'Retry pending'}
      </Badge>
    </StackedCell>
  ),
}

export default function EmailLog() {
  const { query, setData } = useRecordedRead(ListFailedEmailsDocument, {})
  // A resent email has not failed yet.
  const removeEmail = (id: string) =>
    setData(({ emails }) => ({ emails: emails.filter((email) => email.id !== id) }))
  return (
    <Screen title="Email log">
      <QueryResult query={query}>
        {({ emails }) => <EmailTable emails={emails} onResent={removeEmail} />}
      </QueryResult>
    </Screen>
  )
}

function EmailTable({ emails, onResent }: { emails: EmailFragment[]; onResent(id: string): void }) {
  const head = useRef<HTMLHeadingElement>(null)
  const { act, isActing, errorMessage } = useAction(ResendEmailDocument, {
    successMessage: 'Email queued again',
    failureMessage: 'Failed to resend email',
  })

  const actions = (email: EmailFragment) =>
    email.to !== null && (
      <Button
        disabled={isActing}
        aria-label={`Resend: ${email.subject}`}
        onClick={async () => {
          // A resent email leaves the list, and its button with it.
          if (!(await act({ id: email.id }))) return
          onResent(email.id)
          head.current?.focus()
        }}
      >
        Resend
      </Button>
    )

  return (
    <Card title="Failed emails" headingRef={head}>
      {errorMessage && (
        <div className={parts.inside}>
          <Alert type="error" showIcon title={errorMessage} />
        </div>
      )}
      <List
        label="Failed emails"
        list={emails}
        columns={columns}
        actions={actions}
        empty={<EmptyList>All emails have been delivered.</EmptyList>}
      />
    </Card>
  )
}
