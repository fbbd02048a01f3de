/** The share of requests for which each promise was kept, or why there is no figure yet. */
import {
  formatLongLocalDate,
  LoadError,
  QueryResult,
  SectionHeading,
  useOffice,
  useScreenQuery,
} from '@access/kit'
import figures from '../components/figures.module.css'
import styles from './Promise.module.css'
import {
  type PromiseShareFragment,
  PromiseStatisticsDocument,
  type PromiseStatisticsQuery,
} from './promise.generated.ts'
import { statisticsMessages } from './promise.messages.ts'

export function PromiseReport() {
  const query = useScreenQuery({ query: PromiseStatisticsDocument })
  return (
    <section className={styles.band} aria-labelledby="kept">
      <div className="page">
        <SectionHeading id="kept" title={statisticsMessages.heading} />
        <QueryResult data={query.data} query={query} failed={<LoadError {...query} />}>
          {({ promiseStatistics }) => <StatisticsList statistics={promiseStatistics} />}
        </QueryResult>
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
      <dl className={figures.figures}>
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
          <dd className={figures.figure}>{keptPercent}%</dd>
          <dd className={styles.of}>{statisticsMessages.formatTotal(total)}</dd>
        </>
      )}
    </div>
  )
}
