/** Gives work to somebody: a choice, and the button that does it. */
import { Button } from 'antd'
import { useId, useState } from 'react'
import management from '../../management/management.module.css'
import styles from './queue.module.css'
import { useColleagues } from './useColleagues.ts'

const nobody = 'nobody'

export function AssignTo({
  isActing,
  onAssign,
}: {
  isActing: boolean
  /** Null for nobody. */
  onAssign(to: string | null): void
}) {
  const id = useId()
  const { active } = useColleagues()
  const [to, setTo] = useState('')
  return (
    <span className={styles.choosing}>
      <label htmlFor={id}>Assign to</label>
      <select
        id={id}
        className={`${management.choice} ${styles.choice}`}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">Choose one</option>
        {active.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={nobody}>Nobody</option>
      </select>
      <Button disabled={to === '' || isActing} onClick={() => onAssign(to === nobody ? null : to)}>
        Assign
      </Button>
    </span>
  )
}
