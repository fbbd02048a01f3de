/** Where an administrator is signed in. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { dialogClassNames } from '../components/dialog-styles.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import type { Account } from './administrators.queries.ts'
import { SessionList } from './SessionList.tsx'
import { useSessions } from './sessions.queries.ts'

export function SessionsDialog({ account: { id, name }, onClosed }: { account: Account; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const query = useSessions(id)
  return (
    <Modal
      open={isOpen}
      title={`Sessions of ${name}`}
      width="min(100% - 2rem, 36rem)"
      centered
      classNames={dialogClassNames}
      closable={{ 'aria-label': 'Close' }}
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
