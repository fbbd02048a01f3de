/** The share of requests for which each promise was kept, or why there is no figure yet. */
import { formatLongLocalDate, LoadError, Loading, SectionHeading, useOffice, useRetry } from '@access/kit'
import { useQuery } from 'urql'
import styles from './Promise.module.css'
import {
  type PromiseShareFragment,
  PromiseStatisticsDocument,
  type PromiseStatisticsQuery,
} from './promise.generated.ts'
import { statisticsMessages } from './promise.messages.ts'

export function PromiseReport() {
  const queryResult = useQuery({ query: PromiseStatisticsDocument })
  const [{ data }] = queryResult
  const retry = useRetry(queryResult)
  return (
    <section className={styles.band} aria-labelledby="kept">
      <div className="page">
        <SectionHeading id="kept" title={statisticsMessages.heading} />
        {data ? (
          <StatisticsList statistics={data.promiseStatistics} />
        ) : retry.hasFailed ? (
          <LoadError {...retry} />
        ) : (
          <Loading />
        )}
      </div>
    </section>
  )
}

function StatisticsList({
  statistics: { review, match, periodStart, periodEnd, minimumSample },
}: {
  statistics: PromiseStatisticsQuery['promiseStatistics']
}) {
  const { firstAnswerHours } = useOffice()
  return (
    <>
      <dl className={styles.figures}>
        <Statistic
          label={statisticsMessages.formatAnswered(firstAnswerHours)}
          share={review}
          minimumSample={minimumSample}
        />
        <Statistic label={statisticsMessages.matched} share={match} minimumSample={minimumSample} />
      </dl>
      <p className={`small ${styles.note}`}>
        {statisticsMessages.formatPeriod(formatLongLocalDate(periodStart), formatLongLocalDate(periodEnd))}
      </p>
    </>
  )
}

function Statistic({
  label,
  share: { keptPercent, total },
  minimumSample,
}: {
  label: string
  share: PromiseShareFragment
  minimumSample: number
}) {
  return (
    <div>
      <dt>{label}</dt>
      {keptPercent === null || total === null ? (
        <dd className={styles.none}>{statisticsMessages.formatTooFew(minimumSample)}</dd>
      ) : (
        <>
          <dd className={styles.figure}>{keptPercent}%</dd>
          <dd className={styles.of}>{statisticsMessages.formatTotal(total)}</dd>
        </>
      )}
    </div>
  )
}
