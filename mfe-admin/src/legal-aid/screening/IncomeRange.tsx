/** A chart of the household's income as a percentage of the guideline, with the limits. The caption says the same. */

import type { ScreeningPercentageFragment } from '../request/request-screening.generated.ts'
import { formatPercentage } from './screening.messages.ts'

/** The minimum width of the band, in percent of the chart. */
const minWidth = 1.5

export function IncomeRange({
  percentage,
  ceiling,
  exceptions,
}: {
  percentage: ScreeningPercentageFragment
  ceiling: number
  exceptions: number
}) {
  const thresholds = [...new Set([100, ceiling, exceptions])]
  // The last threshold is at four fifths, to leave room above it.
  const end = Math.max(...thresholds) * 1.25
  const toPosition = (percent: number) => Math.min(100, (percent / end) * 100)
  const [from, to] = [toPosition(percentage.min), percentage.max === null ? 100 : toPosition(percentage.max)]
  // A single value still needs a visible band, centred and inside the chart.
  const width = Math.max(minWidth, to - from)
  const left = Math.min(Math.max(0, (from + to - width) / 2), 100 - width)
  const limits =
    exceptions > ceiling
      ? `Our limit is ${ceiling}%, with an exception up to ${exceptions}%.`
      : `Our limit is ${ceiling}%.`

  return (
    <figure>
      <figcaption>
        Their income is <b>{formatPercentage(percentage)}</b> of the guideline. {limits}
      </figcaption>
      {/* Positioned in percent, so that the labels keep their size. */}
      <svg width="100%" height="64" overflow="visible" aria-hidden="true" focusable="false">
        <rect fill="var(--line)" x="0" y="30" width="100%" height="4" />
        <rect
          fill="var(--verdigris-500)"
          stroke="var(--ink)"
          x={`${left}%`}
          y="24"
          width={`${width}%`}
          height="16"
          rx="3"
        />
        {thresholds.map((percent, index) => (
          <g key={percent}>
            <line
              stroke="var(--ink)"
              x1={`${toPosition(percent)}%`}
              x2={`${toPosition(percent)}%`}
              y1="18"
              y2="46"
              strokeWidth="2"
              strokeDasharray="4 3"
            />
            {/* Alternating above and below: 100% and 125% are close. */}
            <text
              fill="var(--ink)"
              x={`${toPosition(percent)}%`}
              y={index % 2 === 0 ? 13 : 61}
              textAnchor="middle"
            >
              {percent}%
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
