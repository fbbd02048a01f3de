/** How the queue looks: its columns, how dense the portal is, and the keys that lead through it, close to their button. */
import { Button, Checkbox, Flex, Popover, Segmented } from 'antd'
import { Keyboard, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { densities, useDensity } from '../../frame/density/use-density.ts'
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
  const [density, setDensity] = useDensity()
  const button = useRef<HTMLButtonElement>(null)
  const options = useRef<HTMLElement>(null)

  function close() {
    if (options.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ content: { width: '15rem' } }}
      open={isOpen}
      onOpenChange={(opens) => (opens ? setOpen(true) : close())}
      // Right after the button, where Tab leads.
      getPopupContainer={(trigger) => trigger.parentElement!}
      content={
        <Flex
          vertical
          gap="middle"
          ref={(element) => {
            options.current = element
            // For antd it is a tooltip, though its own example holds a form.
            const popup = element?.closest('[role="tooltip"]')
            popup?.setAttribute('role', 'dialog')
            popup?.setAttribute('aria-label', label)
          }}
        >
          <fieldset>
            <legend>
              <b>Columns</b>
            </legend>
            <Checkbox.Group
              value={optionalColumns.filter((column) => !layout.isHidden(column))}
              onChange={(columns) => layout.setColumns(columns)}
            >
              <Flex vertical>
                {optionalColumns.map((column) => (
                  <Checkbox key={column} value={column}>
                    {column}
                  </Checkbox>
                ))}
              </Flex>
            </Checkbox.Group>
          </fieldset>
          <Segmented
            block
            aria-label="Density"
            options={[...densities]}
            value={density}
            onChange={setDensity}
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
        </Flex>
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
