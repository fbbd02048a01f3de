/** A bar for each week, made of its series. */
import { BarStack } from '@visx/shape'
import styles from './charts.module.css'
import type { RequestWeekFragment } from './statistics.generated.ts'
import type { ShapesProps } from './WeekPlot.tsx'

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
