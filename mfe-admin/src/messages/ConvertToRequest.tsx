/** Converts a message to a legal aid request, and shows the passphrase once. */

import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { ConvertToRequestDialog } from './ConvertToRequestDialog.tsx'
import type { ContactMessageFragment, CreatedRequestFragment } from './contact-messages.generated.ts'
import { RequestCreatedDialog } from './RequestCreatedDialog.tsx'

export function ConvertToRequest({
  message,
  onChanged,
}: {
  message: ContactMessageFragment
  onChanged(message: ContactMessageFragment): void
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [created, setCreated] = useState<CreatedRequestFragment | null>(null)
  const { requestId, requestReference } = message
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <Card title="Legal aid request" headingRef={head}>
      <div className={parts.inside}>
        {requestId ? (
          <p>
            Converted to{' '}
            <Link to={`/admin/legal-aid/${requestId}`}>{requestReference ?? 'a legal aid request'}</Link>.
          </p>
        ) : (
          <>
            <p>
              Converts this message to a legal aid request with the name, email address and text of the
              message, and marks the message as handled.
            </p>
            <div className={parts.buttons}>
              <Button onClick={() => setIsDialogOpen(true)}>Convert to request</Button>
            </div>
          </>
        )}
      </div>
      {isDialogOpen && (
        <ConvertToRequestDialog
          message={message}
          onClosed={(created) => {
            setIsDialogOpen(false)
            setCreated(created)
          }}
        />
      )}
      {created && (
        <RequestCreatedDialog
          created={created}
          onClosed={() => {
            setCreated(null)
            onChanged(created.message)
            head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}
