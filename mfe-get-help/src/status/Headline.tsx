/** How far the request has come, what that means, and the dates we promised. */
import { Door, type DoorState, dayAndTime, type Fact, Facts, longMoment } from '@access/kit'
import { useEffect, useRef } from 'react'
import { forgetReceipt } from '../parts/sent/keptReceipt.ts'
import type { Stage, Standing } from './calls.ts'
import { Phoned } from './Phoned.tsx'
import styles from './Status.module.css'
import { page } from './status.form.ts'
import { headline, kept, keptOnHold, overdue, stages } from './words.ts'

const doors: Record<Stage, DoorState> = {
  new: 'ajar',
  in_review: 'ajar',
  info_needed: 'ajar',
  eligible: 'ajar',
  matched: 'open',
  declined: 'closed',
  referred: 'open',
  withdrawn: 'closed',
  closed: 'closed',
  erased: 'bricked',
}

/** Where a promise still runs. */
const waiting: Partial<Record<Stage, (standing: Standing) => Fact[]>> = {
  new: ({ reviewBy, matchBy }) => [
    [headline.review, dayAndTime(reviewBy)],
    [headline.match, longMoment(matchBy)],
  ],
  in_review: ({ reviewBy, matchBy }) => [
    [headline.review, dayAndTime(reviewBy)],
    [headline.match, longMoment(matchBy)],
  ],
  eligible: ({ matchBy }) => [[headline.match, longMoment(matchBy)]],
}

export function Headline({ standing, takesFocus }: { standing: Standing; takesFocus: boolean }) {
  const { reference, status, receivedAt, keptUntil, onHold } = standing
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is news
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [status, takesFocus])
  const facts: Fact[] = [
    [headline.received, dayAndTime(receivedAt)],
    ...(standing.overdue ? [] : (waiting[status]?.(standing) ?? [])),
  ]
  return (
    <section className={`on-glow ${styles.headline}`} aria-labelledby="stands-title">
      <div className={styles.door}>
        <Door state={doors[status]} />
      </div>
      <div className={styles.told}>
        <p className="small">
          {headline.reference} <strong className="nowrap num">{reference}</strong>
        </p>
        <h2 id="stands-title" tabIndex={-1} ref={heading}>
          {stages[status].label}
        </h2>
        <p className="lead">
          <Phoned text={standing.overdue ? overdue(standing) : stages[status].text(standing)} />
        </p>
        <div className={styles.dates}>
          <Facts of={facts} />
        </div>
        {onHold ? (
          <p className="small">{keptOnHold}</p>
        ) : (
          keptUntil && status !== 'erased' && <p className="small">{kept(keptUntil)}</p>
        )}
        <p className="small">
          <a className={styles.leave} href={page} onClick={forgetReceipt}>
            {headline.leave}
          </a>
        </p>
      </div>
    </section>
  )
}
