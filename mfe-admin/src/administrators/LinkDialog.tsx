/** Shows the link of an invitation, this once: to hand over where no mail goes out, or arrives. */
import { isolate } from '@access/kit'
import { Button, Flex, Input, type InputRef, Modal, Typography } from 'antd'
import { useId, useRef, useState } from 'react'
import { DateTime } from '../components/DateTime.tsx'
import screen from '../components/screen.module.css'
import type { SentInvitationFragment } from './administrators.generated.ts'

export function LinkDialog({
  invitation: { account, token, isEmailSent },
  onClosed,
}: {
  invitation: SentInvitationFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  // Behind the #, so that no server and no log between here and there reads it.
  const link = `${location.origin}/admin/welcome#${token}`
  const { field, copy, copyMessage } = useCopy(link)

  return (
    <Modal
      open={isOpen}
      title={`Invitation for ${isolate(account.name)}`}
      width="min(100% - 2rem, 36rem)"
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          Done
        </Button>
      }
    >
      <p>
        {isEmailSent
          ? `An email with this link is on its way to ${account.email}. You can also give it to ${isolate(account.name)} yourself.`
          : `No email could be sent. Give ${isolate(account.name)} this link yourself, in a way that only they can read.`}
      </p>
      <div className={screen.spaced}>
        <label htmlFor={id}>Link</label>
        <Flex gap="small">
          <Input id={id} ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
          <Button onClick={copy}>Copy</Button>
        </Flex>
        <Typography.Text type="secondary" role="status">
          {copyMessage}
        </Typography.Text>
      </div>
      <p>
        It works once, until {account.invitationExpiresAt && <DateTime value={account.invitationExpiresAt} />}
        . It is shown only now: if it gets lost, invite them again.
      </p>
    </Modal>
  )
}

/** Copies a text out of a field; where the browser does not let us, it is left selected. */
function useCopy(text: string) {
  const field = useRef<InputRef>(null)
  const [copyMessage, say] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      say('Copied.')
    } catch {
      field.current?.focus()
      say('Press Ctrl+C, or Command+C on a Mac, to copy it.')
    }
  }
  return { field, copy, copyMessage }
}
