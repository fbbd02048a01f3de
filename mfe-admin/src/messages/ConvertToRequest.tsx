/** Converts a message to a legal aid request, and shows the passphrase once. */
import { Button, Modal } from 'antd'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { useDialog } from '../components/use-dialog.ts'
import { ConvertToRequestDialog } from './ConvertToRequestDialog.tsx'
import type { ContactMessageFragment, CreatedRequestFragment } from './contact-messages.generated.ts'

export function ConvertToRequest({
  message,
  onChanged,
}: {
  message: ContactMessageFragment
  onChanged(message: ContactMessageFragment): void
}) {
  const { headingRef, dialog, open, close } = useCardDialog<'convert' | CreatedRequestFragment>()
  const { requestId, requestReference } = message
  return (
    <Card title="Legal aid request" headingRef={headingRef} isPadded>
      {requestId ? (
        <p>
          Converted to{' '}
          <Link to={`/admin/legal-aid/${requestId}`}>{requestReference ?? 'a legal aid request'}</Link>.
        </p>
      ) : (
        <>
          <p>
            Converts this message to a legal aid request with the name, email address and text of the message,
            and marks the message as handled.
          </p>
          <div className={parts.buttons}>
            <Button onClick={() => open('convert')}>Convert to request</Button>
          </div>
        </>
      )}
      {dialog === 'convert' && <ConvertToRequestDialog message={message} onClosed={open} />}
      {dialog && dialog !== 'convert' && (
        <RequestCreatedDialog
          created={dialog}
          onClosed={() => {
            onChanged(dialog.message)
            close(true)
          }}
        />
      )}
    </Card>
  )
}

/** The reference and passphrase of the created request, shown only here. */
function RequestCreatedDialog({
  created: { reference, passphrase },
  onClosed,
}: {
  created: CreatedRequestFragment
  onClosed(): void
}) {
  const { close, modal } = useDialog(onClosed)
  return (
    <Modal
      {...modal}
      title="Request created"
      // A stray click would lose the passphrase.
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <div className={parts.inside}>
        <p>
          Give the reference and the passphrase to the applicant: with both they can see the status of the
          request. The passphrase is shown only once and is never sent by email.
        </p>
        <FactList facts={{ Reference: <b>{reference}</b>, Passphrase: <b>{passphrase}</b> }} />
      </div>
    </Modal>
  )
}
