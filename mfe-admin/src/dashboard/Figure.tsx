/** One live figure, or a plain word where it is not to be had. */
import styles from './dashboard.module.css'

export function Figure({
  label,
  value,
  part,
}: {
  label: string
  value: number | undefined
  part: { error?: unknown }
}) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.number}>
        {value === undefined ? <Missing isLost={part.error !== undefined} /> : value.toLocaleString('en-US')}
      </dd>
    </div>
  )
}

function Missing({ isLost }: { isLost: boolean }) {
  return <span className={styles.missing}>{isLost ? 'Not available' : 'Loading...'}</span>
}
