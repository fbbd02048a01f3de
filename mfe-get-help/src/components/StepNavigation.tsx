/** Previous and Next; on the last step, Submit. */
import { Button } from '@access/kit'
import { ArrowLeft, ArrowRight } from 'lucide-react'
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
  onPrevious: () => void
}

export function StepNavigation({
  stepIndex,
  isPending,
  isHydrated,
  isComplete,
  describedBy,
  onPrevious,
}: StepNavigationProps) {
  const isLastStep = stepIndex === steps.length - 1
  return (
    <div className={styles.navigation}>
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
