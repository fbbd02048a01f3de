/** Where an administrator is signed in, and the way to end that: one by one, or all others at once. */

import { isolate } from '@access/kit'
import { Alert, Button, Flex, Modal, Typography } from 'antd'
import { useRef } from 'react'
import { Badge } from '../components/Badge.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { Row } from '../components/RowList.tsx'
import rows from '../components/rows.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import type { AccountFragment } from './administrators.generated.ts'
import {
  type ActiveSessionFragment,
  ActiveSessionsDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from './sessions.generated.ts'

export function SessionList({
  administratorId,
  sessions,
}: {
  /** The id of whose sessions they are. */
  administratorId: string
  sessions: ActiveSessionFragment[]
}) {
  const list = useRef<HTMLDivElement>(null)
  const endOne = useAction(EndSessionDocument, {
    successMessage: 'Session signed out',
    failureMessage: 'Failed to sign out session',
  })
  const endAll = useAction(EndOtherSessionsDocument, {
    successMessage: 'Sessions signed out',
    failureMessage: 'Failed to sign out sessions',
  })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const errorMessage = endOne.errorMessage ?? endAll.errorMessage

  async function end(ending: Promise<unknown>) {
    // The button that was pressed is gone with its session.
    if (await ending) list.current?.focus()
  }

  return (
    <Flex vertical gap="middle" ref={list} tabIndex={-1}>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {sessions.length === 0 ? (
        <EmptyList>Not signed in anywhere.</EmptyList>
      ) : (
        <ul className={rows.rows}>
          {sessions.map(({ id, device, place, signedInAt, lastUsedAt, isCurrent }) => (
            <Row key={id}>
              <Flex component="span" vertical>
                <Flex component="span" wrap align="center" gap="small">
                  <strong>{device ?? 'Unknown device'}</strong>
                  {isCurrent && <Badge tone="sky">This session</Badge>}
                </Flex>
                {place && <Typography.Text type="secondary">{place}</Typography.Text>}
                <Typography.Text type="secondary">
                  Signed in <DateTime value={signedInAt} />
                </Typography.Text>
                <Typography.Text type="secondary">
                  Last used <DateTime value={lastUsedAt} />
                </Typography.Text>
              </Flex>
              {!isCurrent && (
                <Button
                  disabled={endOne.isActing}
                  aria-label={`Sign out ${device ?? 'Unknown device'}`}
                  onClick={() => end(endOne.act({ id }))}
                >
                  Sign out
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div>
          <Button
            danger
            loading={endAll.isActing}
            onClick={() => end(endAll.act({ administrator: administratorId }))}
          >
            Sign out all {others.length === sessions.length ? '' : 'others '}({others.length})
          </Button>
        </div>
      )}
    </Flex>
  )
}

/** Where an administrator is signed in. */
export function SessionsDialog({
  account: { id, name },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed, '36rem')
  const query = useLiveQuery(ActiveSessionsDocument, { administrator: id }, 'ActiveSession')
  return (
    <Modal {...modal} title={`Sessions of ${isolate(name)}`} footer={<Button onClick={close}>Done</Button>}>
      <QueryResult query={query}>
        {({ sessions }) => <SessionList administratorId={id} sessions={sessions} />}
      </QueryResult>
    </Modal>
  )
}
