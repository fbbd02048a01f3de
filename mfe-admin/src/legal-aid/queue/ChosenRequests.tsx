/** What can be done with all requests that are chosen: each goes by its own rules, and those that may not are named. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import list from '../../management/list/list.module.css'
import management from '../../management/management.module.css'
import { counted } from '../../management/wording.ts'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { askedBefore } from '../moves.ts'
import { spoken, statuses } from '../statuses.ts'
import { AssignTo } from './AssignTo.tsx'
import { assignRequests, moveRequests, type Together } from './documents.ts'
import styles from './queue.module.css'
import { useTogether } from './useTogether.ts'

// A new request was never moved there, an erased one by its applicant; what declines or refers writes a letter, one by one.
const alone = new Set(['new', 'erased', 'declined', 'referred'])
const offered = statuses.filter(({ value }) => !alone.has(value))

export function ChosenRequests({
  ids,
  onClear,
  onDone,
}: {
  ids: string[]
  onClear(): void
  onDone(together: Together): void
}) {
  const [to, setTo] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [moved, setMoved] = useState<Together | null>(null)
  const moving = useTogether(moveRequests, { done: 'moved', failed: 'move' })
  const assigning = useTogether(assignRequests, { done: 'assigned', failed: 'assign' })
  const many = counted(ids.length, 'request')

  async function move(to: string) {
    const together = await moving.act({ ids, to })
    setMoved(together)
    return together !== null
  }

  async function assign(to: string | null) {
    const together = await assigning.act({ ids, to })
    if (together) onDone(together)
  }

  return (
    <fieldset className={list.chosen}>
      <legend className="sr">What is selected</legend>
      <p role="status" className={list.count}>
        {ids.length} selected
      </p>
      <span className={styles.choosing}>
        <label htmlFor="move-chosen">Move to</label>
        <select
          id="move-chosen"
          className={`${management.choice} ${styles.choice}`}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          <option value="">Choose one</option>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button disabled={to === ''} onClick={() => setAsked(to)}>
          Move
        </Button>
      </span>
      <AssignTo isActing={assigning.isActing} onAssign={assign} />
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
      {assigning.refused && <Alert type="error" showIcon title={assigning.refused} />}
      {asked && (
        <ConfirmDialog
          title={`Move ${many} to ${spoken(asked)}?`}
          confirm={`Move to ${spoken(asked)}`}
          onConfirm={() => move(asked)}
          isActing={moving.isActing}
          refused={moving.refused}
          onClosed={(isDone) => {
            setAsked(null)
            if (isDone && moved) onDone(moved)
          }}
        >
          <p>
            Each applicant reads it on their status page, and hears of it by email if they asked for that.{' '}
            {askedBefore[asked]}
          </p>
        </ConfirmDialog>
      )}
    </fieldset>
  )
}
