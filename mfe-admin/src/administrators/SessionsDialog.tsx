/** Where an administrator is signed in. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { windowStyles } from '../management/window.ts'
import { Answered } from '../parts/Answered.tsx'
import { SessionList } from '../parts/SessionList.tsx'
import { useSessions } from '../parts/sessions.ts'
import type { Account } from './documents.ts'

export function SessionsDialog({ account: { id, name }, onClosed }: { account: Account; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const live = useSessions(id)
  return (
    <Modal
      open={isOpen}
      title={`Sessions of ${name}`}
      width="min(100% - 2rem, 36rem)"
      centered
      classNames={windowStyles}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={<Button onClick={() => setOpen(false)}>Done</Button>}
    >
      <Answered live={live}>
        {({ sessions }) => <SessionList administrator={id} sessions={sessions} />}
      </Answered>
    </Modal>
  )
}
