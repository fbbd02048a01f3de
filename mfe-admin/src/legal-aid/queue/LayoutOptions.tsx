/** Chooses the columns of the queue and its density. */
import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import parts from '../../components/components.module.css'
import list from '../../management/list/list.module.css'
import styles from './queue.module.css'
import { optionalColumns, type QueueLayout } from './use-queue-layout.ts'

export function LayoutOptions({ layout }: { layout: QueueLayout }) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={parts.outlinedButton}>
        <Columns3 size={18} aria-hidden />
        Columns
      </button>
      <div id={id} popover="auto" className={styles.options}>
        <fieldset className={styles.optionGroup}>
          <legend>Columns</legend>
          {optionalColumns.map((column) => (
            <label key={column} className={styles.option}>
              <input
                type="checkbox"
                className={list.box}
                checked={!layout.isHidden(column)}
                onChange={({ target }) => layout.setHidden(column, !target.checked)}
              />
              {column}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.optionGroup}>
          <legend>Density</legend>
          {[false, true].map((isCompact) => (
            <label key={String(isCompact)} className={styles.option}>
              <input
                type="radio"
                name={`${id}density`}
                className={list.box}
                checked={layout.isCompact === isCompact}
                onChange={() => layout.setCompact(isCompact)}
              />
              {isCompact ? 'Compact' : 'Comfortable'}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  )
}
