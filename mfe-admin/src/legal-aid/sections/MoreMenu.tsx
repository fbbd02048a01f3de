/** Everything else that is done with a request, in a fixed order: a native popover. */
import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import parts from '../../components/components.module.css'
import type { Target } from '../request/section.ts'
import styles from './sections.module.css'
import type { Step } from './steps.ts'

export function MoreMenu({ steps, onSelect }: { steps: Step[]; onSelect(target: Target): void }) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.more}>
      <button type="button" popoverTarget={id} className={`${parts.outlinedButton} ${styles.moreButton}`}>
        More <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={id} ref={list} popover="auto" className={styles.menu}>
        {steps.map((step) => (
          <li key={step.label}>
            <button
              type="button"
              className={styles.menuItem}
              onClick={() => {
                // Before the focus moves: closing would take it back to the button.
                list.current?.hidePopover?.()
                onSelect(step)
              }}
            >
              {step.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
