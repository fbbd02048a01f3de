/**
 * Counts of things that are not in time: a table whose rows have bars, so that it is its own text alternative. It comes
 * when somebody scrolls to it: the tables' code is larger than that of all charts.
 */
import { Flex, Skeleton } from 'antd'
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import { Scrollable } from '../../components/Scrollable.tsx'
import styles from './charts.module.css'
import frame from './statistics.module.css'
import type { CountColumns, CountRow } from './Tables.tsx'
import { useOnSeen } from './use-on-seen.ts'

const CountTable = lazy(async () => {
  const { CountTable } = await import(/* webpackChunkName: "admin-chart-tables" */ './Tables.tsx')
  return { default: CountTable }
})

const placeholder = <Skeleton title={false} paragraph={{ rows: 10 }} />

export function CountChart({
  title,
  summary,
  columns,
  rows,
}: {
  title: string
  summary: string
  columns: CountColumns
  rows: CountRow[]
}) {
  const id = useId()
  const chart = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useOnSeen(
    chart,
    useCallback(() => setSeen(true), []),
  )
  return (
    <Flex component="section" ref={chart} vertical gap="small" className={frame.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="muted">{summary}</p>
      {rows.length > 0 && (
        <Scrollable className={styles.counts} aria-label={`${title}, table`}>
          <Suspense fallback={placeholder}>
            {isSeen ? <CountTable columns={columns} rows={rows} /> : placeholder}
          </Suspense>
        </Scrollable>
      )}
    </Flex>
  )
}
