/** How the office does, as charts: their code and their data come when somebody scrolls to them. */
import { Skeleton } from 'antd'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Card } from '../../components/Card.tsx'
import { LoadError } from '../../data/LoadError.tsx'
import { chartTitles } from './chart-titles.ts'
import { RangeChoice } from './RangeChoice.tsx'
import styles from './statistics.module.css'
import type { useStatistics } from './use-statistics.ts'

const Charts = lazy(() => import(/* webpackChunkName: "admin-charts" */ './Charts.tsx'))

/** How far below the window it counts as seen: then it is there when one comes to it. */
const rootMargin = '200px'

export function StatisticsSection({ statistics }: { statistics: ReturnType<typeof useStatistics> }) {
  const section = useRef<HTMLDivElement>(null)
  const { data, error, refetch, range, setRange, show } = statistics

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin },
    )
    observer.observe(section.current!)
    return () => observer.disconnect()
  }, [show])

  return (
    <Card ref={section} title="Request statistics" extra={<RangeChoice range={range} onChange={setRange} />}>
      {error && !data ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <Suspense fallback={<ChartSkeletons />}>
          {data ? <Charts statistics={data.statistics} /> : <ChartSkeletons />}
        </Suspense>
      )}
    </Card>
  )
}

/** As high as the charts will be, so that nothing moves when they come. */
const ChartSkeletons = () => (
  <div className={styles.charts} aria-busy="true">
    {Object.values(chartTitles).map((title) => (
      <div key={title} className={styles.chart}>
        <h3>{title}</h3>
        <Skeleton title={false} paragraph={{ rows: 10 }} />
      </div>
    ))}
  </div>
)
