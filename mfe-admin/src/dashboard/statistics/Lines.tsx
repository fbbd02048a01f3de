/** A line for each series, interrupted where a week has no value. */
import { LinePath } from '@visx/shape'
import styles from './charts.module.css'
import type { RequestWeekFragment } from './statistics.generated.ts'
import type { ShapesProps } from './WeekPlot.tsx'

/** Of a point, in pixels: smaller where the weeks stand close. */
const [radius, smallRadius] = [3, 1.5]
const closeWeeks = 12

export function Lines({ weeks, series, xScale, yScale }: ShapesProps) {
  const pointRadius = xScale.step() < closeWeeks ? smallRadius : radius
  const getX = ({ start }: RequestWeekFragment) => xScale(start)! + xScale.bandwidth() / 2
  return series.map(({ label, color, dashes, getValue }) => (
    <g key={label} fill={color}>
      <LinePath<RequestWeekFragment>
        className={styles.line}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dashes}
        data={weeks}
        defined={(week) => getValue(week) !== null}
        x={getX}
        y={(week) => yScale(getValue(week)!)}
      />
      {weeks.map((week) => {
        const value = getValue(week)
        return (
          value !== null && (
            <circle
              key={week.start}
              className={styles.filled}
              cx={getX(week)}
              cy={yScale(value)}
              r={pointRadius}
            />
          )
        )
      })}
    </g>
  ))
}
