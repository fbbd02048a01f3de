/** Where a household's share of the guideline lies, drawn against the lines it is judged by. The words beside say the same. */
import type { Share } from './documents.ts'
import styles from './screening.module.css'
import { spokenShare } from './words.ts'

/** How narrow the band may be, in percent of the drawing. */
const least = 1.5

export function Interval({
  share,
  ceiling,
  exceptions,
}: {
  share: Share
  ceiling: number
  exceptions: number
}) {
  const lines = [...new Set([100, ceiling, exceptions])]
  // The last line stands at four fifths, so that there is room to be over it.
  const end = Math.max(...lines) * 1.25
  const at = (percent: number) => Math.min(100, (percent / end) * 100)
  const [from, upTo] = [at(share.from), share.upTo === null ? 100 : at(share.upTo)]
  // A single figure is still to be seen, around where it stands and inside the drawing.
  const width = Math.max(least, upTo - from)
  const left = Math.min(Math.max(0, (from + upTo - width) / 2), 100 - width)
  const limits =
    exceptions > ceiling
      ? `Our limit is ${ceiling}%, with an exception up to ${exceptions}%.`
      : `Our limit is ${ceiling}%.`

  return (
    <figure className={styles.figure}>
      <figcaption>
        Their income is <b>{spokenShare(share)}</b> of the guideline. {limits}
      </figcaption>
      {/* Placed in percent, so that its words keep their size in every window. */}
      <svg className={styles.drawing} width="100%" height="64" aria-hidden="true" focusable="false">
        <rect className={styles.axis} x="0" y="30" width="100%" height="4" />
        <rect className={styles.band} x={`${left}%`} y="24" width={`${width}%`} height="16" rx="3" />
        {lines.map((percent, index) => (
          <g key={percent}>
            <line className={styles.mark} x1={`${at(percent)}%`} x2={`${at(percent)}%`} y1="18" y2="46" />
            {/* Above and below in turn: 100% and 125% stand close. */}
            <text className={styles.label} x={`${at(percent)}%`} y={index % 2 === 0 ? 13 : 61}>
              {percent}%
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
