/** What else can be done, in a fixed order: a button, and a menu below it. */
import { Button, Dropdown } from 'antd'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'

export interface MenuAction {
  label: string
  onSelect(): void
}

/** `subject` says in the accessible names what they are about, where several menus are on a screen. */
export function ActionMenu({ actions, subject }: { actions: readonly MenuAction[]; subject?: string }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = subject ? `More: ${subject}` : 'More'
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        'aria-label': name,
        items: actions.map(({ label, onSelect }) => ({
          key: label,
          label: subject ? (
            <>
              <span aria-hidden="true">{label}</span>
              <span className="sr">
                {label}: {subject}
              </span>
            </>
          ) : (
            label
          ),
          onClick() {
            // Where a dialog leads back to; the menu is gone by then.
            button.current?.focus()
            onSelect()
          },
        })),
      }}
    >
      <Button
        ref={button}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        icon={<ChevronDown size={16} aria-hidden />}
        iconPlacement="end"
      >
        More
      </Button>
    </Dropdown>
  )
}
