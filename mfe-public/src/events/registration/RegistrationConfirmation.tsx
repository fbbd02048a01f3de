/** Shown after a registration: its state, reference and secret link. */
import { GlowPanel } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CopyButton } from '../../components/CopyButton.tsx'
import styles from './Registration.module.css'
import { buildPrivatePath, type Receipt } from './registration.form.ts'
import {
  changeMessages,
  confirmationMessages,
  privateLinkMessages,
  statusMessages,
} from './registration.messages.ts'

const describeEmail = ({ hasEmailUpdates, isEmailHeld }: Receipt) =>
  confirmationMessages[hasEmailUpdates ? 'mailed' : isEmailHeld ? 'held' : 'notMailed']

export function RegistrationConfirmation({ event, receipt }: { event: string; receipt: Receipt }) {
  const { state, seats, position, reference, link, hasEmailUpdates } = receipt
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <GlowPanel door="open" id="register" tabIndex={-1} ref={panel} aria-labelledby="registered-title">
      <div className={styles.told}>
        <h2 id="registered-title">{confirmationMessages[state]}</h2>
        <p className="lead">
          {state === 'placed'
            ? statusMessages.placed(seats)
            : statusMessages.waiting(position ?? 1, seats, hasEmailUpdates)}
        </p>
        <p className={styles.reference}>
          {confirmationMessages.reference} <strong className="nowrap num">{reference}</strong>.{' '}
          {describeEmail(receipt)}
        </p>
        <PrivateLink path={buildPrivatePath(event, link)} />
        <p>
          <Link to={buildPrivatePath(event, link)}>{changeMessages.change}</Link>
        </p>
      </div>
    </GlowPanel>
  )
}

/** A secret URL, to be selected by hand, or copied with one press where there are scripts. */
function PrivateLink({ path }: { path: string }) {
  const content = useRef<HTMLParagraphElement>(null)
  // The server does not know by which name the visitor reached us.
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return (
    <div className={styles.link}>
      <h3>{privateLinkMessages.title}</h3>
      <p className={styles.address} ref={content}>
        {origin + path}
      </p>
      <p className="small">{privateLinkMessages.help}</p>
      <CopyButton label={privateLinkMessages.copy} text={origin + path} content={content} />
    </div>
  )
}
