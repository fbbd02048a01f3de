/** How the queue looks: its columns, its density, and the keys that lead through it, close to their button. */
import { Button, Checkbox, Popover, Segmented } from 'antd'
import { Keyboard, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from './queue.module.css'
import { optionalColumns, type QueueLayout } from './use-queue-layout.ts'

const label = 'Columns and density'

export function DisplayOptions({
  layout,
  onShowShortcuts,
}: {
  layout: QueueLayout
  onShowShortcuts(): void
}) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const options = useRef<HTMLDivElement>(null)

  function close() {
    if (options.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={isOpen}
      onOpenChange={(opens) => (opens ? setOpen(true) : close())}
      // Right after the button, where Tab leads.
      getPopupContainer={(trigger) => trigger.parentElement!}
      content={
        <div
          ref={(element) => {
            options.current = element
            // For antd it is a tooltip, though its own example holds a form.
            const popup = element?.closest('[role="tooltip"]')
            popup?.setAttribute('role', 'dialog')
            popup?.setAttribute('aria-label', label)
          }}
          className={styles.options}
        >
          <fieldset>
            <legend>Columns</legend>
            <Checkbox.Group
              className={styles.columnChoice!}
              options={[...optionalColumns]}
              value={optionalColumns.filter((column) => !layout.isHidden(column))}
              onChange={(columns) => layout.setColumns(columns)}
            />
          </fieldset>
          <Segmented
            block
            aria-label="Density"
            options={[
              { value: false, label: 'Comfortable' },
              { value: true, label: 'Compact' },
            ]}
            value={layout.isCompact}
            onChange={layout.setCompact}
          />
          <Button
            block
            icon={<Keyboard size={16} aria-hidden />}
            onClick={() => {
              close()
              onShowShortcuts()
            }}
          >
            Keyboard shortcuts
          </Button>
        </div>
      }
    >
      <span>
        <Button
          ref={button}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      </span>
    </Popover>
  )
}
