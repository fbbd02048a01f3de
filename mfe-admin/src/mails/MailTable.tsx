/** Undelivered mails in a table, each with another try. */
import { Badge, capitalised } from '@access/kit'
import { Alert, Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { Stacked } from '../parts/Stacked.tsx'
import { useAct } from '../parts/useAct.ts'
import { type Mail, sendMailAgain } from './documents.ts'
import styles from './mails.module.css'

const destroyed = 'No longer kept'

const columns: Record<string, (mail: Mail) => ReactNode> = {
  Mail: ({ kind, subject }) => <Stacked below={inWords(kind)}>{subject ?? destroyed}</Stacked>,
  'Last error': ({ lastError, explanation, serverReply }) => (
    <div className={styles.reason}>
      <span>{explanation}</span>
      {serverReply && <span className={parts.hint}>The mail server said: “{serverReply}”</span>}
      <span className={parts.hint}>{lastError}</span>
    </div>
  ),
  To: ({ to }) => to ?? destroyed,
  State: ({ state, tries, at }) => (
    <Stacked
      below={
        <>
          {tries === 1 ? '1 try' : `${tries} tries`} since <Moment at={at} />
        </>
      }
    >
      <Badge tone={state === 'dead' ? 'clay' : 'amber'}>
        {state === 'dead' ? 'Given up' : 'Waiting for the next try'}
      </Badge>
    </Stacked>
  ),
}

// 'contactReply' is 'Contact reply'.
const inWords = (kind: string) => capitalised(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

export function MailTable({ mails }: { mails: Mail[] }) {
  const head = useRef<HTMLHeadingElement>(null)
  const { act, isActing, refused } = useAct(sendMailAgain, {
    done: 'The mail goes out again',
    failed: 'Failed to send mail',
  })

  const actions = (mail: Mail) =>
    mail.to !== null && (
      <Button
        disabled={isActing}
        aria-label={`Send again: ${mail.subject}`}
        onClick={async () => {
          // A mail that goes out again leaves the list, and its button with it.
          if (await act({ id: mail.id })) head.current?.focus()
        }}
      >
        Send again
      </Button>
    )

  return (
    <Card title="Not delivered" head={head}>
      {refused && (
        <div className={parts.inside}>
          <Alert type="error" showIcon title={refused} />
        </div>
      )}
      {mails.length === 0 ? (
        <Nothing>Every mail has been delivered.</Nothing>
      ) : (
        <PagedTable
          label="Mails that were not delivered, table"
          rows={mails}
          columns={columns}
          actions={actions}
        />
      )}
    </Card>
  )
}
