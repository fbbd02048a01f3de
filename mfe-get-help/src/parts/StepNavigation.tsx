/** Back, and on: or, at the end, send. */
import { Button } from '@access/kit'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { steps } from '../journey.ts'
import styles from './StepNavigation.module.css'

interface Moves {
  at: number
  pending: boolean
  /** Whether the browser has taken the page over. Before, pressing must do nothing: a form sent now would lose its answers. */
  ready: boolean
  complete: boolean
  describedBy: string
  onPrevious: () => void
}

export function StepNavigation({ at, pending, ready, complete, describedBy, onPrevious }: Moves) {
  const atTheEnd = at === steps.length - 1
  return (
    <div className={styles.moves}>
      {at > 0 && (
        <Button look="outline" className={styles.press} onClick={onPrevious} disabled={pending}>
          <ArrowLeft className="icon" aria-hidden /> Previous
        </Button>
      )}
      <span className={styles.onward}>
        {atTheEnd ? (
          <Button
            type="submit"
            className={styles.press}
            disabled={pending || !complete}
            aria-describedby={describedBy}
          >
            {pending ? 'Submitting...' : 'Submit Request'}
          </Button>
        ) : (
          <Button
            className={styles.press}
            type={ready ? 'submit' : 'button'}
            disabled={ready && !complete}
            aria-describedby={describedBy}
          >
            Next <ArrowRight className="icon" aria-hidden />
          </Button>
        )}
      </span>
    </div>
  )
}
