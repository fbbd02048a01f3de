/** A list of things with several fields each: added, moved and removed by buttons, the focus going along. */
import { capitalize, mapByPlace } from '@access/kit'
import { Button, Flex, Typography } from 'antd'
import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import styles from './editable-rows.module.css'

export function EditableRows<Row>({
  label,
  noun,
  value: rows = [],
  emptyRow,
  onChange,
  getName = (_, position) => `${noun} ${position}`,
  isOrdered = true,
  hasFixedLength = false,
  error,
  more,
  children,
  ...control
}: {
  /** The name of the list. */
  label: string
  /** One of it: 'milestone'. */
  noun: string
  value?: readonly Row[]
  emptyRow: Row
  onChange?: ((rows: Row[]) => void) | undefined
  /** What a row is called beside its buttons; `position` counts from one. */
  getName?(row: Row, position: number): string
  /** Whether rows can be moved. */
  isOrdered?: boolean
  /** Nothing can be added or removed. */
  hasFixedLength?: boolean
  /** What is wrong with the list as a whole. */
  error?: string | undefined
  /** Other ways to add rows. */
  more?: ReactNode
  id?: string | undefined
  'aria-describedby'?: string | undefined
  /** The fields of a row. */
  children(row: Row, change: (row: Row) => void, position: number): ReactNode
}) {
  const group = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')

  /** Once the list is as it was changed to. */
  function focusIn(position: number, selector: string) {
    setTimeout(() => {
      const row = group.current?.querySelector(`:scope > ul > li:nth-child(${position})`)
      row?.querySelector<HTMLElement>(selector)?.focus()
    })
  }

  function add() {
    onChange?.([...rows, emptyRow])
    focusIn(rows.length + 1, 'input, textarea, select')
    setAnnouncement('')
  }

  function move(index: number, step: 1 | -1) {
    const moved = rows.toSpliced(index, 1)
    onChange?.(moved.toSpliced(index + step, 0, rows[index]!))
    const position = index + step + 1
    const isAtEnd = step < 0 ? position === 1 : position === rows.length
    focusIn(position, `[data-move="${isAtEnd ? -step : step}"]`)
    setAnnouncement(`Moved to place ${position} of ${rows.length}.`)
  }

  function remove(index: number) {
    onChange?.(rows.toSpliced(index, 1))
    setAnnouncement(`Removed. ${rows.length - 1} left.`)
    setTimeout(() => group.current?.focus())
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would show its label a second time
    <div
      id={control.id}
      aria-describedby={control['aria-describedby']}
      ref={group}
      className={styles.rows}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <ul className={styles.rows}>
        {mapByPlace(rows, (row, index) => {
          const name = getName(row, index + 1)
          return (
            <li className={styles.row}>
              <fieldset className={styles.fields}>
                <legend className="sr">{capitalize(name)}</legend>
                {children(row, (changed) => onChange?.(rows.with(index, changed)), index + 1)}
              </fieldset>
              <div>
                {isOrdered && (
                  <>
                    <Tool
                      label={`Move ${name} up`}
                      Icon={ArrowUp}
                      step={-1}
                      isDisabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <Tool
                      label={`Move ${name} down`}
                      Icon={ArrowDown}
                      step={1}
                      isDisabled={index === rows.length - 1}
                      onClick={() => move(index, 1)}
                    />
                  </>
                )}
                {!hasFixedLength && (
                  <Tool label={`Remove ${name}`} Icon={Trash2} onClick={() => remove(index)} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {error && (
        <Typography.Text type="danger" role="alert">
          {error}
        </Typography.Text>
      )}
      {!hasFixedLength && (
        <Flex wrap gap="small">
          <Button icon={<Plus size={18} aria-hidden />} onClick={add}>
            Add {noun}
          </Button>
          {more}
        </Flex>
      )}
      <span role="status" className="sr">
        {announcement}
      </span>
    </div>
  )
}

/** A button of a row; `step` is where it moves it. The platform's own, for the same reason as the inputs. */
function Tool({
  label,
  Icon,
  step,
  isDisabled = false,
  onClick,
}: {
  label: string
  Icon: LucideIcon
  step?: 1 | -1
  isDisabled?: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      data-move={step}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
