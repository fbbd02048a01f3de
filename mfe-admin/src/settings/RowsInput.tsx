/** A list of short rows: each can be changed and taken out, and another one added. */
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { InputProps } from '../management/fields/inputProps.ts'
import styles from './settings.module.css'

export function RowsInput<Row extends object>({
  id,
  value: rows = [],
  onChange,
  label,
  blank,
  add,
  nameOf,
  children,
  more,
  ...described
}: InputProps<Row[]> & {
  label: string
  blank: Row
  /** What the button says that adds a row. */
  add: string
  /** What a row is called where it is taken out; `place` counts from one. */
  nameOf(row: Row, place: number): string
  /** The inputs of a row. */
  children(row: Row, change: (row: Row) => void, place: number): ReactNode
  /** Other ways to add rows. */
  more?: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)

  function addRow() {
    onChange?.([...rows, blank])
    // Once it is there, one types into it.
    setTimeout(() =>
      [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        .at(-1)
        ?.querySelector('input')
        ?.focus(),
    )
  }

  function remove(at: number) {
    onChange?.(rows.filter((_, other) => other !== at))
    place.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: antd names it by a label, which a fieldset has no use for.
    <div
      id={id}
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={described['aria-describedby']}
      tabIndex={-1}
      className={styles.rows}
    >
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: nothing else of it stays while one types.
        <div key={at} className={styles.row} data-row>
          {children(
            row,
            (changed) => onChange?.(rows.map((other, one) => (one === at ? changed : other))),
            at + 1,
          )}
          <Button
            type="text"
            icon={<Trash2 size={18} aria-hidden />}
            aria-label={`Remove ${nameOf(row, at + 1)}`}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div className={styles.adding}>
        <Button icon={<Plus size={18} aria-hidden />} onClick={addRow}>
          {add}
        </Button>
        {more}
      </div>
    </div>
  )
}
