/** Back, and on: or, at the end, send. */
import { Button } from '@access/kit'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { steps } from '../journey.ts'
import { go } from '../plainForm.ts'
import styles from './StepNavigation.module.css'

interface Moves {
  at: number
  pending: boolean
  /** Whether the browser has taken the page over. Before, each button sends the form, and none is disabled. */
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
        <Button
          look="outline"
          type="submit"
          name="go"
          value={go.previous}
          className={styles.press}
          onClick={(event) => {
            event.preventDefault()
            onPrevious()
          }}
          disabled={pending}
        >
          <ArrowLeft className="icon" aria-hidden /> Previous
        </Button>
      )}
      <span className={styles.onward}>
        {atTheEnd ? (
          <Button
            type="submit"
            name="go"
            value={go.send}
            className={styles.press}
            disabled={ready && (pending || !complete)}
            aria-describedby={describedBy}
          >
            {pending ? 'Submitting...' : 'Submit Request'}
          </Button>
        ) : (
          <Button
            type="submit"
            name="go"
            value={go.next}
            className={styles.press}
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
