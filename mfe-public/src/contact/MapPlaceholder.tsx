/** A placeholder for the map of an address without an illustration: streets without names. */
import { isolate, useOffice } from '@access/kit'
import { mapMessages } from './contact.messages.ts'
import styles from './MapIllustration.module.css'

const columns = [-60, 150, 390, 690, 900, 1110]
const rows = [-40, 112, 264, 392]

export function MapPlaceholder() {
  const { address } = useOffice()
  return (
    <figure className={styles.map}>
      <svg
        viewBox="0 0 1200 420"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={mapMessages.placeholder}
      >
        <path className={styles.land} d="M0 0H1200V420H0Z" />
        {rows.flatMap((top, row) =>
          columns.map((left, column) => (
            <rect
              key={`${left} ${top}`}
              className={row === 2 && column === 1 ? styles.park : styles.block}
              x={left}
              y={top}
              width={(columns[column + 1] ?? 1320) - left - 30}
              height={(rows[row + 1] ?? 520) - top - 30}
              rx="4"
            />
          )),
        )}
        <path className={styles.lane} d="M0 97H1200M0 249H1200M0 377H1200M375 0V420M675 0V420M885 0V420" />
        <path className={styles.light} d="M501 234H549L561 270H477Z" />
        <g transform="translate(501 142)">
          <path className="f-light" d="M2 92V32a23 23 0 0 1 46 0v60Z" />
          <path className="f-mid" d="M48 92V32C47 18 39 10 33 13C27 16 24 26 24 38V84Z" />
          <path className={styles.arch} d="M-5 92V32a30 30 0 0 1 60 0v60" />
        </g>
      </svg>
      <figcaption>
        <p>
          <strong>{address.map(isolate).join(', ')}.</strong>
        </p>
        <p className="muted">{mapMessages.unavailable}</p>
      </figcaption>
    </figure>
  )
}
