/** Shows the link of an invitation, this once: to hand over where no mail goes out, or arrives. */

import { isolate } from '@access/kit'
import { Button, Modal } from 'antd'
import { CopyField } from '../components/CopyField.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { useDialog } from '../components/use-dialog.ts'
import type { SentInvitationFragment } from './administrators.generated.ts'

export function LinkDialog({
  invitation: { account, token, isEmailSent },
  onClosed,
}: {
  invitation: SentInvitationFragment
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed, '36rem')
  // Behind the #, so that no server and no log between here and there reads it.
  const link = `${location.origin}/admin/welcome#${token}`

  return (
    <Modal
      {...modal}
      title={`Invitation for ${isolate(account.name)}`}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <p>
        {isEmailSent
          ? `An email with this link is on its way to ${account.email}. You can also give it to ${isolate(account.name)} yourself.`
          : `No email could be sent. Give ${isolate(account.name)} this link yourself, in a way that only they can read.`}
      </p>
      <CopyField label="Link" value={link} />
      <p>
        It works once, until {account.invitationExpiresAt && <DateTime value={account.invitationExpiresAt} />}
        . It is shown only now: if it gets lost, invite them again.
      </p>
    </Modal>
  )
}
