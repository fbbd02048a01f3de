/** The drawing of a chart by week: its axes, the selected week, and what the chart draws between them. */
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { ComponentType, PointerEvent } from 'react'
import styles from './charts.module.css'
import type { Series } from './series.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { formatDay } from './summaries.ts'

/** Which week is selected. */
export type WeekCursor = { index: number; select(index: number): void }

export type ShapesProps = {
  weeks: RequestWeekFragment[]
  series: Series[]
  xScale: ReturnType<typeof buildWeekScale>
  yScale: ReturnType<typeof buildValueScale>
}

/** As the style sheet has it. */
const height = 200
const margin = { top: 10, right: 6, bottom: 26, left: 46 }
const tickCount = 4
/** Of the label of a week, in pixels. */
const labelWidth = 56

export function WeekPlot({
  label,
  describedBy,
  weeks,
  cursor,
  series,
  maximum,
  formatTick,
  Shapes,
}: {
  label: string
  describedBy: string
  weeks: RequestWeekFragment[]
  cursor: WeekCursor
  series: Series[]
  maximum: number
  formatTick(value: number): string
  Shapes: ComponentType<ShapesProps>
}) {
  const { parentRef, width } = useParentSize({ initialSize: { width: 300 }, debounceTime: 50 })
  const xScale = buildWeekScale(weeks, width)
  const yScale = buildValueScale(maximum)
  const step = xScale.step()
  const ticks = yScale.ticks(tickCount).filter(Number.isInteger)
  // Counted from the latest week, which always has its label.
  const labelledEvery = Math.ceil(labelWidth / step)
  const isLabelled = (index: number) => (weeks.length - 1 - index) % labelledEvery === 0

  function selectAtPointer({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const x = clientX - currentTarget.getBoundingClientRect().left - margin.left
    const index = Math.min(weeks.length - 1, Math.max(0, Math.floor(x / step)))
    if (index !== cursor.index) cursor.select(index)
  }

  return (
    <div ref={parentRef} className={styles.plot}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        onPointerMove={selectAtPointer}
      >
        <rect
          fill="var(--verdigris-100)"
          x={xScale(weeks[cursor.index]!.start)! - (step - xScale.bandwidth()) / 2}
          y={margin.top}
          width={step}
          height={height - margin.top - margin.bottom}
        />
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              stroke="var(--line)"
              x1={margin.left}
              x2={width - margin.right}
              y1={yScale(tick)}
              y2={yScale(tick)}
            />
            <text className={styles.tick} x={margin.left - 6} y={yScale(tick)} dy="0.32em" textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {weeks.map(
          ({ start }, index) =>
            isLabelled(index) && (
              <text
                key={start}
                className={styles.tick}
                // The first and the last keep within the drawing.
                x={Math.min(width - 22, xScale(start)! + xScale.bandwidth() / 2)}
                y={height - 8}
                textAnchor="middle"
              >
                {formatDay(start)}
              </text>
            ),
        )}
        <Shapes weeks={weeks} series={series} xScale={xScale} yScale={yScale} />
      </svg>
    </div>
  )
}

const buildWeekScale = (weeks: RequestWeekFragment[], width: number) =>
  scaleBand<string>({
    domain: weeks.map(({ start }) => start),
    range: [margin.left, Math.max(margin.left + weeks.length, width - margin.right)],
    paddingInner: 0.25,
    paddingOuter: 0.125,
  })

const buildValueScale = (maximum: number) =>
  scaleLinear<number>({
    domain: [0, maximum],
    range: [height - margin.bottom, margin.top],
    nice: tickCount,
  })
