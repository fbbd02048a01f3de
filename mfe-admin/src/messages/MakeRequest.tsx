/** Makes a legal aid request of a message, and tells once what its writer needs to follow it. */
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import type { ContactMessage, Made } from './documents.ts'
import { MadeDialog } from './MadeDialog.tsx'
import { MakeRequestDialog } from './MakeRequestDialog.tsx'

export function MakeRequest({
  message,
  onChanged,
}: {
  message: ContactMessage
  onChanged(message: ContactMessage): void
}) {
  const [isAsking, setAsking] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const { requestId, requestReference } = message
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <Card title="Legal aid request" head={head}>
      <div className={parts.inside}>
        {requestId ? (
          <p>
            This message has become{' '}
            <Link to={`/admin/legal-aid/${requestId}`}>{requestReference ?? 'a legal aid request'}</Link>.
          </p>
        ) : (
          <>
            <p>
              Does this person ask for legal help? Their name, email address and words go into a new request,
              and this message is marked as handled.
            </p>
            <div className={parts.buttons}>
              <Button onClick={() => setAsking(true)}>Make it a legal aid request</Button>
            </div>
          </>
        )}
      </div>
      {isAsking && (
        <MakeRequestDialog
          message={message}
          onClosed={(made) => {
            setAsking(false)
            setMade(made)
          }}
        />
      )}
      {made && (
        <MadeDialog
          made={made}
          onClosed={() => {
            setMade(null)
            onChanged(made.message)
            head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}
