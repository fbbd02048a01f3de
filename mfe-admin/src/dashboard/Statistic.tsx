/** A live statistic, or a placeholder when it is unavailable. */
import styles from './dashboard.module.css'

export function Statistic({
  label,
  value,
  query,
}: {
  label: string
  value: number | undefined
  query: { error?: unknown }
}) {
  return (
    <div className={styles.statistic}>
      <dt>{label}</dt>
      <dd className={styles.number}>
        {value === undefined ? (
          <MissingValue isFailed={query.error !== undefined} />
        ) : (
          value.toLocaleString('en-US')
        )}
      </dd>
    </div>
  )
}

function MissingValue({ isFailed }: { isFailed: boolean }) {
  return <span className={styles.missing}>{isFailed ? 'Not available' : 'Loading...'}</span>
}
