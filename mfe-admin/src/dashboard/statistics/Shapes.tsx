/** What a chart by week draws: a bar for each week, or a line for each series. */
import { BarStack, LinePath } from '@visx/shape'
import styles from './charts.module.css'
import type { RequestWeekFragment } from './statistics.generated.ts'
import type { ShapesProps } from './WeekPlot.tsx'

/** A bar for each week, made of its series. */
export function StackedBars({ weeks, series, xScale, yScale }: ShapesProps) {
  const byLabel = new Map(series.map((one) => [one.label, one]))
  return (
    <BarStack<RequestWeekFragment, string>
      data={weeks}
      keys={series.map(({ label }) => label)}
      value={(week, label) => byLabel.get(label)!.getValue(week) ?? 0}
      x={({ start }) => start}
      xScale={xScale}
      yScale={yScale}
      color={(label) => byLabel.get(label)!.color}
    >
      {(stacks) =>
        stacks.map(({ key, bars }) => {
          const { color, fill = color } = byLabel.get(key)!
          return (
            <g key={key} fill={fill} stroke={color}>
              {bars.map(
                ({ index, x, y, width, height }) =>
                  height > 0 && (
                    <rect key={index} className={styles.filled} x={x} y={y} width={width} height={height} />
                  ),
              )}
            </g>
          )
        })
      }
    </BarStack>
  )
}

/** Of a point, in pixels: smaller where the weeks stand close. */
const [radius, smallRadius] = [3, 1.5]
const closeWeeks = 12

/** A line for each series, interrupted where a week has no value. */
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
