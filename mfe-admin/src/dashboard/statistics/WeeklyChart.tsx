/**
 * A chart by week. A slider selects the week whose values stand below it, by keyboard, finger or pointer; the pointer
 * over the chart does so as well.
 */
import { Flex } from 'antd'
import { type ComponentType, useId } from 'react'
import { Fold } from '../../components/Fold.tsx'
import styles from './charts.module.css'
import type { Series } from './series.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import frame from './statistics.module.css'
import { formatDay } from './summaries.ts'
import { type ShapesProps, type WeekCursor, WeekPlot } from './WeekPlot.tsx'
import { WeekTable } from './WeekTable.tsx'

export function WeeklyChart({
  title,
  summary,
  weeks,
  cursor,
  series,
  format,
  formatTick = format,
  maximum,
  Shapes,
}: {
  title: string
  summary: string
  weeks: RequestWeekFragment[]
  cursor: WeekCursor
  series: Series[]
  format(value: number): string
  formatTick?(value: number): string
  /** The highest value that the chart must have room for. */
  maximum: number
  Shapes: ComponentType<ShapesProps>
}) {
  const id = useId()
  const week = weeks[cursor.index]!
  const weekName = `Week of ${formatDay(week.start)}`
  const formatValue = (one: Series, of: RequestWeekFragment) => {
    const value = one.getValue(of)
    return value === null ? 'none' : format(value)
  }
  const values = series.map((one) => ({ ...one, value: formatValue(one, week) }))
  return (
    <Flex component="section" vertical gap="small" className={frame.chart} aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{title}</h3>
      <p id={`${id}summary`} className="muted">
        {summary}
      </p>
      <WeekPlot
        label={title}
        describedBy={`${id}summary`}
        weeks={weeks}
        cursor={cursor}
        series={series}
        maximum={maximum}
        formatTick={formatTick}
        Shapes={Shapes}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={`Week, ${title}`}
        aria-valuetext={`${weekName}: ${values.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
        min={0}
        max={weeks.length - 1}
        value={cursor.index}
        onChange={({ target }) => cursor.select(target.valueAsNumber)}
      />
      <div>
        <b>{weekName}</b>
        <ul className={styles.legend}>
          {values.map(({ label, color, fill = color, value }) => (
            <Flex component="li" key={label} align="baseline" gap={6}>
              <svg width="12" height="12" fill={fill} stroke={color} aria-hidden="true">
                <rect className={styles.filled} x="1" y="1" width="10" height="10" />
              </svg>
              <span>
                {label} <strong>{value}</strong>
              </span>
            </Flex>
          ))}
        </ul>
      </div>
      <Fold label="Show as table">
        <WeekTable title={title} weeks={weeks} series={series} formatValue={formatValue} />
      </Fold>
    </Flex>
  )
}
