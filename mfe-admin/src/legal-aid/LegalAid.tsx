/** The legal aid requests people have sent, in the order of what was promised. Nothing sealed is opened by looking through them. */
import { Page } from '@access/kit'
import { useRef } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { GetNext } from './queue/GetNext.tsx'
import { QueueList } from './queue/QueueList.tsx'

export default function LegalAid() {
  const card = useRef<HTMLHeadingElement>(null)
  return (
    <Page title="Legal Aid Requests">
      <TopBar title="Legal Aid Requests" back={toDashboard} />
      <div className={styles.body}>
        <section className={styles.card} aria-labelledby="all-requests">
          <header className={styles.cardHeader}>
            <h2 id="all-requests" className={styles.cardTitle} ref={card} tabIndex={-1}>
              All requests
            </h2>
            <div className={styles.offer}>
              <GetNext />
            </div>
          </header>
          <QueueList onChanged={() => card.current?.focus()} />
        </section>
      </div>
    </Page>
  )
}
