/** In place of a request that a colleague works on, until the current user has said why they open it. */
import { Notice } from '@access/kit'
import { Button } from 'antd'
import { useState } from 'react'
import type { OpenLegalAidRequestMutation } from '../request/opened-request.generated.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export function ReasonNeeded({
  id,
  message,
  onOpened,
}: {
  id: string
  /** Who works on it, as the service says it. */
  message: string
  onOpened(opened: OpenLegalAidRequestMutation): void
}) {
  const [isAsking, setAsking] = useState(true)
  return (
    <>
      <Notice tone="amber" title="A reason is needed">
        <p>{message}.</p>
        <p>
          <Button onClick={() => setAsking(true)}>Give a reason</Button>
        </p>
      </Notice>
      {isAsking && <ReasonDialog id={id} onOpened={onOpened} onClosed={() => setAsking(false)} />}
    </>
  )
}
