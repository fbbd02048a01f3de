/** What stays on the page after a message has arrived. */
import { GlowPanel, useOfficeText } from '@access/kit'
import { useEffect, useRef } from 'react'
import type { MessageReceipt } from './contact.form.ts'
import { sentMessages, toastMessages } from './contact.messages.ts'
import styles from './MessageSent.module.css'

export function MessageSent({ receipt }: { receipt: MessageReceipt }) {
  const { reference, hasEmailConfirmation, isEmailHeld } = receipt
  const fillOfficeText = useOfficeText()
  const panel = useRef<HTMLElement>(null)
  // A second message is news as well.
  useEffect(() => {
    if (reference) panel.current?.focus()
  }, [reference])
  return (
    <GlowPanel
      door="open"
      className={styles.sent}
      id="sent"
      tabIndex={-1}
      ref={panel}
      aria-labelledby="sent-title"
    >
      <div>
        <h2 id="sent-title">{toastMessages.sent.title}</h2>
        <p className="lead">{fillOfficeText(toastMessages.sent.description)}</p>
        <p className={styles.reference}>
          {sentMessages.received} <strong className="nowrap num">{reference}</strong>.
          {hasEmailConfirmation && ` ${sentMessages.mailed}`}
          {isEmailHeld && ` ${sentMessages.held}`}
        </p>
        <p className="small">{sentMessages.keepReference}</p>
      </div>
    </GlowPanel>
  )
}
