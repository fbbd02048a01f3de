/** A select of staff members with an assign button. */
import { Button, Flex } from 'antd'
import { useId, useState } from 'react'
import { Select } from '../../components/Select.tsx'
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
      <Flex component="span" gap="small">
        <Select
          value={assigneeId}
          aria-label="Assign to"
          emptyLabel="Assign to"
          options={[...active, { value: nobody, label: 'Unassigned' }]}
          aria-describedby={`${id}-away`}
          onChange={setAssigneeId}
        />
        <Button
          disabled={assigneeId === '' || isActing}
          onClick={() => onAssign(assigneeId === nobody ? null : assigneeId)}
        >
          Assign
        </Button>
      </Flex>
      <span id={`${id}-away`} role="status">
        {awayUntil[assigneeId] &&
          `Out of office until ${awayUntil[assigneeId]}. It stays with them until they are back.`}
      </span>
    </span>
  )
}
