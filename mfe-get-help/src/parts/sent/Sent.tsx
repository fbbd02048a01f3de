/** The door is open: what stays on the page after a request has arrived. */
import { Door, LinkButton } from '@access/kit'
import { type RefObject, useState } from 'react'
import { More } from '../more/More.tsx'
import { datesOf } from './dates.ts'
import { Held } from './Held.tsx'
import { MailMe } from './MailMe.tsx'
import { Onward } from './Onward.tsx'
import { PassIsOver } from './PassIsOver.tsx'
import type { Receipt } from './receipt.ts'
import styles from './Sent.module.css'
import { TakeAlong } from './TakeAlong.tsx'
import { nextSteps, sentWords } from './words.ts'

interface Panel {
  receipt: Receipt
  place: RefObject<HTMLElement | null>
  /** The applicant leaves: nothing of it is to stay. */
  onHide: () => void
}

export function Sent({ receipt, place, onHide }: Panel) {
  // A string that opens the status; null once it does so no longer.
  const [pass, setPass] = useState<string | null>(receipt.pass)
  const [withWords, setWithWords] = useState(false)
  const dates = datesOf(receipt)
  return (
    <div className={`page ${styles.place}`}>
      <section className={`on-glow ${styles.sent}`} tabIndex={-1} ref={place} aria-labelledby="sent">
        <div className={styles.door}>
          <Door state="open" />
        </div>
        <div>
          <h1 id="sent">{sentWords.title}</h1>
          <p className={`lead ${styles.promise}`}>{sentWords.lead}</p>
          <Held receipt={receipt} withWords={withWords} />
          <p className={`small ${styles.keep} ${withWords ? '' : styles.screenOnly}`}>
            {sentWords.wordsHint}
          </p>
          <TakeAlong receipt={receipt} withWords={withWords} onWithWords={setWithWords} />
          <Onward receipt={receipt} onHide={onHide} />
        </div>
      </section>
      <h2 className={styles.next}>{sentWords.next}</h2>
      <ol className={styles.times}>
        {nextSteps.map(({ when, what }) => (
          <li key={when(dates)} className={styles.time}>
            <b className={styles.when}>{when(dates)}</b> {typeof what === 'string' ? what : what(dates)}
          </li>
        ))}
      </ol>
      <p className={styles.screenOnly}>
        <LinkButton look="quiet" to="/promise">
          {sentWords.promise}
        </LinkButton>
      </p>
      <div className={`${styles.further} ${styles.screenOnly} needs-script`}>
        {pass ? (
          <>
            <MailMe receipt={receipt} pass={pass} onPass={setPass} />
            <More pass={pass} onPass={setPass} />
          </>
        ) : (
          <PassIsOver />
        )}
      </div>
    </div>
  )
}
