/** A live statistic, or a placeholder when it is unavailable. */
import styles from './dashboard.module.css'

export function Statistic({
  label,
  value,
  isFailed,
}: {
  label: string
  value: number | null | undefined
  /** Whether a missing value is not to come any more. */
  isFailed: boolean
}) {
  return (
    <div className={styles.statistic}>
      <dt>{label}</dt>
      <dd className={styles.number}>
        {value == null ? <MissingValue isFailed={isFailed} /> : value.toLocaleString('en-US')}
      </dd>
    </div>
  )
}

function MissingValue({ isFailed }: { isFailed: boolean }) {
  return <span className={styles.missing}>{isFailed ? 'Not available' : 'Loading...'}</span>
}
