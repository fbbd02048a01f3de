/** A select of staff members with an assign button. */
import { Button } from 'antd'
import { useId, useState } from 'react'
import management from '../../components/screen.module.css'
import { useStaffMembers } from '../../data/use-staff-members.ts'
import styles from './queue.module.css'

const nobody = 'nobody'

export function AssigneeSelect({
  isActing,
  onAssign,
}: {
  isActing: boolean
  /** Null to unassign. */
  onAssign(assigneeId: string | null): void
}) {
  const id = useId()
  const { active, awayUntil } = useStaffMembers()
  const [assigneeId, setAssigneeId] = useState('')
  return (
    <span className={styles.selector}>
      <label htmlFor={id}>Assign to</label>
      <select
        id={id}
        className={`${management.choice} ${styles.select}`}
        value={assigneeId}
        aria-describedby={`${id}-away`}
        onChange={({ target }) => setAssigneeId(target.value)}
      >
        <option value="">Choose one</option>
        {active.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={nobody}>Unassigned</option>
      </select>
      <Button
        disabled={assigneeId === '' || isActing}
        onClick={() => onAssign(assigneeId === nobody ? null : assigneeId)}
      >
        Assign
      </Button>
      <span id={`${id}-away`} role="status" className={styles.away}>
        {awayUntil[assigneeId] &&
          `Out of office until ${awayUntil[assigneeId]}. It stays with them until they are back.`}
      </span>
    </span>
  )
}
