/** What stays on the page after somebody has registered: what they have, their reference and their secret link. */
import { Door } from '@access/kit'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Receipt } from './documents.ts'
import styles from './Places.module.css'
import { PrivateLink } from './PrivateLink.tsx'
import { ownPlace, registered, standing } from './words.ts'

export function Registered({ page, receipt }: { page: string; receipt: Receipt }) {
  const { state, seats, position, reference, link } = receipt
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      className={`on-glow ${styles.registered}`}
      id="register"
      tabIndex={-1}
      ref={panel}
      aria-labelledby="registered-title"
    >
      <div className={styles.door}>
        <Door state="open" />
      </div>
      <div className={styles.told}>
        <h2 id="registered-title">{registered[state]}</h2>
        <p className="lead">
          {state === 'placed' ? standing.placed(seats) : standing.waiting(position ?? 1, seats)}
        </p>
        <p className={styles.reference}>
          {registered.reference} <strong className="nowrap num">{reference}</strong>. {registered.mailed}
        </p>
        <PrivateLink path={`${page}/place/${link}`} />
        <p>
          <Link to={`${page}/place/${link}`}>{ownPlace.change}</Link>
        </p>
      </div>
    </section>
  )
}
