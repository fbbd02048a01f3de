/** The streets around the office of the demonstration: no tiles, no third party, and the address beside it as text. */
import { isolate, useOffice } from '@access/kit'
import { demonstrationMapMessages as mapMessages } from './demonstration.messages.ts'
import styles from './MapIllustration.module.css'

// Each row of blocks: where it begins, how deep it is, and its blocks by left edge and width.
const rows = [
  { top: -30, depth: 134, blocks: [20, 170, 220, 150, 400, 120, 560, 210, 800, 150, 980, 200] },
  { top: 140, depth: 76, blocks: [20, 170, 220, 150, 560, 210, 800, 150, 980, 200] },
  { top: 246, depth: 66, blocks: [20, 170, 220, 150, 400, 120, 560, 210, 800, 150, 980, 200] },
] as const

const trees = [
  [428, 166, 12],
  [490, 162, 9],
  [462, 188, 14],
  [500, 196, 10],
  [422, 198, 9],
] as const

export function DemonstrationMap() {
  const { name, address } = useOffice()
  return (
    <figure className={styles.map}>
      <svg
        viewBox="0 0 1200 420"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={mapMessages.label}
      >
        <path className={styles.land} d="M0 0H1200V420H0Z" />
        <path
          className={styles.water}
          d="M0 352C180 322 300 384 480 366S760 330 900 360 1100 386 1200 354V420H0Z"
        />
        {rows.flatMap(({ top, depth, blocks }) =>
          listPairs(blocks).map(([left, width]) => (
            <rect
              key={`${left} ${top}`}
              className={styles.block}
              x={left}
              y={top}
              width={width}
              height={depth}
              rx="4"
            />
          )),
        )}
        <rect className={styles.park} x="400" y="140" width="120" height="76" rx="4" />
        {trees.map(([x, y, radius]) => (
          <circle key={x} className={styles.tree} cx={x} cy={y} r={radius} />
        ))}
        <path
          className={styles.lane}
          d="M0 122H345M540 122H1200M0 231H522M558 231H1200M540 0V10M540 330V344M785 0V312"
        />
        <text className={styles.text} x="348" y="131">
          Lantern Street
        </text>
        <text className={styles.text} transform="translate(531 160) rotate(90)">
          Cooper Lane
        </text>
        <text className={styles.text} x="404" y="408">
          River
        </text>
        <path className={styles.light} d="M580 104H628L640 140H556Z" />
        <g transform="translate(580 12)">
          <path className="f-light" d="M2 92V32a23 23 0 0 1 46 0v60Z" />
          <path className="f-mid" d="M48 92V32C47 18 39 10 33 13C27 16 24 26 24 38V84Z" />
          <path className={styles.arch} d="M-5 92V32a30 30 0 0 1 60 0v60" />
        </g>
        <rect className={styles.plate} x="650" y="34" width="210" height="46" rx="4" />
        <text className={styles.strong} x="755" y="65" textAnchor="middle">
          {isolate(name)}
        </text>
        <rect className={styles.plate} x="574" y="154" width="94" height="40" rx="4" />
        <text className={styles.text} x="621" y="183" textAnchor="middle">
          Bus 14
        </text>
      </svg>
      <figcaption>
        <p>
          <strong>{address.map(isolate).join(', ')}.</strong>
        </p>
        <p>{mapMessages.location}</p>
        <p>{mapMessages.bus}</p>
        <p className="muted">{mapMessages.disclaimer}</p>
      </figcaption>
    </figure>
  )
}

const listPairs = (numbers: readonly number[]) =>
  numbers.flatMap((left, index) => (index % 2 === 0 ? [[left, numbers[index + 1]!] as const] : []))
