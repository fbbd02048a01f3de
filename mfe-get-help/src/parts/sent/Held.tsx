/** What the applicant is to hold on to, each with a way to copy it. */
import { useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'
import type { Receipt } from './receipt.ts'
import styles from './Sent.module.css'
import { sentWords } from './words.ts'

/** The four words are printed only when they are asked for. */
export function Held({ receipt, withWords }: { receipt: Receipt; withWords: boolean }) {
  const reference = useRef<HTMLElement>(null)
  const words = useRef<HTMLElement>(null)
  return (
    <div className={styles.ticket}>
      <div>
        <dl>
          <dt className="muted">{sentWords.reference}</dt>
          <dd className={styles.reference} ref={reference}>
            {receipt.reference}
          </dd>
        </dl>
        <CopyButton what={sentWords.reference.toLowerCase()} place={reference} />
      </div>
      <div className={withWords ? undefined : styles.screenOnly}>
        <dl>
          <dt className="muted">{sentWords.words}</dt>
          <dd className={styles.reference} translate="no" ref={words}>
            {receipt.words}
          </dd>
        </dl>
        <CopyButton what={sentWords.words.toLowerCase()} place={words} />
      </div>
    </div>
  )
}
