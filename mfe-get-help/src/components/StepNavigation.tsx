/** Previous and Next; on the last step, Submit. */
import { Button, FieldLink } from '@access/kit'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formActions } from '../journey/form-contract.ts'
import { steps } from '../journey/journey.ts'
import styles from './StepNavigation.module.css'

interface StepNavigationProps {
  stepIndex: number
  isPending: boolean
  /** Whether the page is hydrated. Before, each button submits the form, and none is disabled. */
  isHydrated: boolean
  isComplete: boolean
  describedBy: string
  /** The field that is missing first: a tap on Next, while it is disabled, leads there. */
  firstMissing?: string | undefined
  onPrevious: () => void
  /** What keeps the button disabled, or what pressing it means: in sight beside it. */
  children: ReactNode
}

export function StepNavigation({
  stepIndex,
  isPending,
  isHydrated,
  isComplete,
  describedBy,
  firstMissing,
  onPrevious,
  children,
}: StepNavigationProps) {
  const isLastStep = stepIndex === steps.length - 1
  return (
    <div className={styles.navigation}>
      <div className={stepIndex === 0 ? styles.beside : styles.notes}>{children}</div>
      {stepIndex > 0 && (
        <Button
          variant="outline"
          type="submit"
          name="go"
          value={formActions.previous}
          className={styles.button}
          onClick={(event) => {
            event.preventDefault()
            onPrevious()
          }}
          disabled={isPending}
        >
          <ArrowLeft className="icon" aria-hidden /> Previous
        </Button>
      )}
      <span className={styles.next}>
        {/* Over the disabled button, for a finger: the keyboard and screen readers have the links beside it. */}
        {isHydrated && firstMissing && (
          <FieldLink name={firstMissing} className={styles.firstMissing} tabIndex={-1} aria-hidden />
        )}
        {isLastStep ? (
          <Button
            type="submit"
            name="go"
            value={formActions.send}
            className={styles.button}
            disabled={isHydrated && (isPending || !isComplete)}
            aria-describedby={describedBy}
          >
            {isPending ? 'Submitting...' : 'Submit Request'}
          </Button>
        ) : (
          <Button
            type="submit"
            name="go"
            value={formActions.next}
            className={styles.button}
            disabled={isHydrated && !isComplete}
            aria-describedby={describedBy}
          >
            Next <ArrowRight className="icon" aria-hidden />
          </Button>
        )}
      </span>
    </div>
  )
}
