/** A list of short rows: each can be changed, taken out and, where their order matters, moved; another one is added. */
import { mapByPlace } from '@access/kit'
import { Button, Flex } from 'antd'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { InputProps } from '../management/fields/input-props.ts'
import styles from './settings.module.css'

export function RowsInput<Row extends object>({
  id,
  value: rows = [],
  onChange,
  label,
  emptyRow,
  add: addLabel,
  nameOf: getRowName,
  children,
  more: extraActions,
  isOrdered = false,
  hasLongTexts = false,
  ...ariaProps
}: InputProps<Row[]> & {
  label: string
  emptyRow: Row
  /** What the button says that adds a row. */
  add: string
  /** What a row is called where it is taken out; `place` counts from one. */
  nameOf(row: Row, container: number): string
  /** The inputs of a row. */
  children(row: Row, change: (row: Row) => void, container: number): ReactNode
  /** Other ways to add rows. */
  more?: ReactNode
  /** Whether rows can be moved. */
  isOrdered?: boolean
  /** Whether the first input of a row has the whole width. */
  hasLongTexts?: boolean
}) {
  const container = useRef<HTMLDivElement>(null)

  function addRow() {
    onChange?.([...rows, emptyRow])
    // Once it is there, one types into it.
    setTimeout(() =>
      [...(container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        .at(-1)
        ?.querySelector('input')
        ?.focus(),
    )
  }

  function move(index: number, offset: -1 | 1) {
    const moved = [...rows]
    const [row] = moved.splice(index, 1)
    moved.splice(index + offset, 0, row!)
    onChange?.(moved)
    // The focus goes along, so that the next press moves the same row.
    const selector = `[data-row]:nth-child(${index + offset + 1}) [data-move="${offset}"]`
    setTimeout(() => {
      const button = container.current?.querySelector<HTMLButtonElement>(selector)
      if (button?.disabled) container.current?.focus()
      else button?.focus()
    })
  }

  function remove(index: number) {
    onChange?.(rows.filter((_, other) => other !== index))
    container.current?.focus()
  }

  return (
    <Flex
      vertical
      gap="small"
      id={id}
      ref={container}
      role="group"
      aria-label={label}
      aria-describedby={ariaProps['aria-describedby']}
      tabIndex={-1}
    >
      {mapByPlace(rows, (row, index) => (
        <Flex wrap gap="small" data-row>
          <Flex
            wrap
            flex="1 1 12rem"
            gap="small"
            className={`${styles.inputs} ${hasLongTexts ? styles.longTexts : ''}`}
          >
            {children(
              row,
              (changed) => onChange?.(rows.map((other, one) => (one === index ? changed : other))),
              index + 1,
            )}
          </Flex>
          <span>
            {isOrdered && (
              <>
                <Button
                  type="text"
                  data-move={-1}
                  icon={<ArrowUp size={18} aria-hidden />}
                  aria-label={`Move ${getRowName(row, index + 1)} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <Button
                  type="text"
                  data-move={1}
                  icon={<ArrowDown size={18} aria-hidden />}
                  aria-label={`Move ${getRowName(row, index + 1)} down`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                />
              </>
            )}
            <Button
              type="text"
              icon={<Trash2 size={18} aria-hidden />}
              aria-label={`Remove ${getRowName(row, index + 1)}`}
              onClick={() => remove(index)}
            />
          </span>
        </Flex>
      ))}
      <Flex wrap gap="small">
        <Button icon={<Plus size={18} aria-hidden />} onClick={addRow}>
          {addLabel}
        </Button>
        {extraActions}
      </Flex>
    </Flex>
  )
}
