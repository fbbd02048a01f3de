/** Where an administrator is signed in. */
import { isolate } from '@access/kit'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import type { AccountFragment } from './administrators.generated.ts'
import { SessionList } from './SessionList.tsx'
import { ActiveSessionsDocument } from './sessions.generated.ts'

export function SessionsDialog({
  account: { id, name },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const query = useLiveQuery(ActiveSessionsDocument, { administrator: id }, 'ActiveSession')
  return (
    <Modal
      open={isOpen}
      title={`Sessions of ${isolate(name)}`}
      width="min(100% - 2rem, 36rem)"
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={<Button onClick={() => setOpen(false)}>Done</Button>}
    >
      <QueryResult query={query}>
        {({ sessions }) => <SessionList administratorId={id} sessions={sessions} />}
      </QueryResult>
    </Modal>
  )
}
