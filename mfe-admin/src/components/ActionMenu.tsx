/** What else can be done, in a fixed order: a button, and a native popover below it. */
import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import styles from './action-menu.module.css'
import parts from './components.module.css'

export interface MenuAction {
  label: string
  onSelect(): void
}

/** `subject` says in the accessible names what they are about, where several menus are on a screen. */
export function ActionMenu({ actions, subject }: { actions: readonly MenuAction[]; subject?: string }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const getName = (label: string) => (subject ? `${label}: ${subject}` : undefined)
  return (
    <div className={styles.wrapper}>
      <button
        type="button"
        popoverTarget={id}
        className={`${parts.outlinedButton} ${styles.button}`}
        aria-label={getName('More')}
      >
        More <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={id} ref={list} popover="auto" className={styles.menu}>
        {actions.map(({ label, onSelect }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.item}
              aria-label={getName(label)}
              onClick={() => {
                // Before the focus moves: closing would take it back to the button.
                list.current?.hidePopover?.()
                onSelect()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
