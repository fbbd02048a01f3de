/** How the queue looks: its columns, how dense the portal is, and the keys that lead through it, close to their button. */
import { Button, Checkbox, Flex, Popover, Segmented } from 'antd'
import { Keyboard, SlidersHorizontal } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { densities, useDensity } from '../../frame/density/use-density.ts'
import { useAccountPreference } from '../../session/use-account-preference.ts'
import { queueColumns } from './queue-columns.tsx'

/** The columns that may be left out: all but the reference, by which a request is opened. */
const optionalColumns = Object.keys(queueColumns).slice(1)

/** Those that are hidden are remembered: a new column is shown. At first two are, for whose room a desk of 1280 px is too narrow. */
export function useQueueLayout() {
  const [hidden, setHidden] = useAccountPreference('queue hidden columns', 'Received,Documents')
  // Rows are drawn again only when the columns change.
  const columns = useMemo(() => {
    const hiddenColumns = hidden.split(',')
    return Object.fromEntries(Object.entries(queueColumns).filter(([name]) => !hiddenColumns.includes(name)))
  }, [hidden])
  return {
    columns,
    setColumns: (visible: readonly string[]) =>
      setHidden(optionalColumns.filter((column) => !visible.includes(column)).join(',')),
  }
}

const label = 'Columns and density'

export function DisplayOptions({
  layout,
  onShowShortcuts,
}: {
  layout: ReturnType<typeof useQueueLayout>
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
              value={optionalColumns.filter((column) => column in layout.columns)}
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
