/** The share of requests for which each promise was kept, or why there is no figure yet. */
import { LoadFailed, Loading, longMoment, SectionHead, useRetry } from '@access/kit'
import { useQuery } from 'urql'
import { type PromiseKept, promiseKeptDocument, type Share } from './documents.ts'
import styles from './Promise.module.css'
import { figures } from './words.ts'

export function Figures() {
  const asked = useQuery({ query: promiseKeptDocument })
  const [{ data }] = asked
  const retry = useRetry(asked)
  return (
    <section className={`section ${styles.band}`} aria-labelledby="kept">
      <div className="page">
        <SectionHead id="kept" title={figures.heading} />
        {data ? <Counted kept={data.promiseKept} /> : retry.failed ? <LoadFailed {...retry} /> : <Loading />}
      </div>
    </section>
  )
}

function Counted({ kept: { answered, matched, since, until, least } }: { kept: PromiseKept }) {
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={figures.answered} share={answered} least={least} />
        <Figure label={figures.matched} share={matched} least={least} />
      </dl>
      <p className={`small ${styles.note}`}>{figures.received(longMoment(since), longMoment(until))}</p>
    </>
  )
}

function Figure({ label, share: { kept, total }, least }: { label: string; share: Share; least: number }) {
  return (
    <div>
      <dt>{label}</dt>
      {kept === null || total === null ? (
        <dd className={styles.none}>{figures.tooFew(least)}</dd>
      ) : (
        <>
          <dd className={styles.figure}>{kept}%</dd>
          <dd className={styles.of}>{figures.of(total)}</dd>
        </>
      )}
    </div>
  )
}
