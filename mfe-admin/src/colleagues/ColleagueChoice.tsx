/** The choice of who gets requests: a colleague, or the queue. */
import styles from '../components/screen.module.css'
import type { StaffOption } from '../legal-aid/queue/use-staff-members.ts'
import type { InputProps } from '../management/fields/input-props.ts'

export const queueValue = ''

export function ColleagueChoice({
  options,
  value,
  onChange,
  ...control
}: InputProps<string | null> & { options: StaffOption[] }) {
  return (
    <select
      {...control}
      className={styles.choice}
      value={value ?? queueValue}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value={queueValue}>Back to the queue</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
