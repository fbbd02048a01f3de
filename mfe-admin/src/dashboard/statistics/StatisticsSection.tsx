/** How the office does, as charts: their code and their data come when somebody scrolls to them. */
import { lazy, Suspense, useId, useRef } from 'react'
import screen from '../../components/screen.module.css'
import { LoadError } from '../../data/LoadError.tsx'
import { chartTitles } from './chart-titles.ts'
import { RangeChoice } from './RangeChoice.tsx'
import styles from './statistics.module.css'
import { useOnSeen } from './use-on-seen.ts'
import type { RequestStatistics } from './use-statistics.ts'

const Charts = lazy(() => import(/* webpackChunkName: "admin-charts" */ './Charts.tsx'))

export function StatisticsSection({ statistics }: { statistics: RequestStatistics }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { data, error, refetch, range, setRange, show } = statistics
  useOnSeen(section, show)
  return (
    <section ref={section} className={screen.card} aria-labelledby={id}>
      <header className={screen.cardHeader}>
        <h2 id={id} className={screen.cardTitle}>
          Request statistics
        </h2>
        <RangeChoice range={range} onChange={setRange} />
      </header>
      {error && !data ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Suspense fallback={<ChartSkeletons />}>
          {data ? <Charts statistics={data.statistics} /> : <ChartSkeletons />}
        </Suspense>
      )}
    </section>
  )
}

/** As high as the charts will be, so that nothing moves when they come. */
function ChartSkeletons() {
  return (
    <div className={styles.charts} aria-busy="true">
      {Object.values(chartTitles).map((title) => (
        <div key={title} className={styles.chart}>
          <h3 className={styles.chartTitle}>{title}</h3>
          <div className={styles.skeleton} />
        </div>
      ))}
    </div>
  )
}
