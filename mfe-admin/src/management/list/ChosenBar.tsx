/** What can be done with all rows that are chosen. */
import { Alert, Button } from 'antd'
import { useAct } from '../../parts/useAct.ts'
import type { Definition, Listed, Marks } from '../definition.ts'
import { counted } from '../wording.ts'
import styles from './list.module.css'

export function ChosenBar<Row extends Listed, Draft extends object>({
  definition,
  ids,
  onClear,
  onDelete,
  onDone,
}: {
  definition: Definition<Row, Draft>
  ids: string[]
  onClear(): void
  onDelete(): void
  /** All of them are changed. */
  onDone(): void
}) {
  const { noun, marks } = definition
  return (
    <fieldset className={styles.chosen}>
      <legend className="sr">What is selected</legend>
      <p role="status" className={styles.count}>
        {ids.length} selected
      </p>
      {marks && <MarkButtons noun={noun} marks={marks} ids={ids} onDone={onDone} />}
      <Button danger onClick={onDelete}>
        Delete selected
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </fieldset>
  )
}

function MarkButtons({
  noun,
  marks: { set, offered },
  ids,
  onDone,
}: {
  noun: string
  marks: Marks
  ids: string[]
  onDone(): void
}) {
  const { act, isActing, refused } = useAct(set, {
    done: `${counted(ids.length, noun)} updated successfully`,
    failed: `Failed to update ${counted(ids.length, noun)}`,
  })
  return (
    <>
      {offered.map(({ label, input }) => (
        <Button
          key={label}
          disabled={isActing}
          onClick={async () => {
            if (await act({ ids, input })) onDone()
          }}
        >
          {label}
        </Button>
      ))}
      {refused && <Alert type="error" showIcon title={refused} />}
    </>
  )
}
