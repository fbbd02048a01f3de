/** Changes one's own place, or gives it back. Both forms are sent by script, and without one to their own page. */
import {
  Button,
  ErrorSummary,
  type FieldProblem,
  FormToken,
  SelectField,
  TextArea,
  TextField,
} from '@access/kit'
import { changeable, mostSeats, seatsUpTo } from './complaints.ts'
import type { Place } from './documents.ts'
import styles from './Places.module.css'
import type { OwnPlace } from './useOwnPlace.ts'
import { form, ownPlace, questions } from './words.ts'

export function ChangeForm({
  own,
  place,
  capacity,
}: {
  own: OwnPlace
  place: Place
  capacity: number | null
}) {
  const { values, errors, pending, saving, write } = own
  const about = (name: (typeof changeable)[number]) => ({
    ...questions[name],
    name,
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })
  return (
    <section className={styles.register} aria-labelledby="change">
      <h2 id="change">{ownPlace.change}</h2>
      <form className="form" noValidate {...saving}>
        <FormToken of={saving.action} />
        <ErrorSummary problems={problemsOf(own)} />
        <div className={styles.seats}>
          <SelectField {...about('seats')} options={seatsUpTo(mostOf(place, capacity))} />
        </div>
        <TextArea {...about('needs')} rows={3} optional />
        <TextField {...about('phone')} type="tel" autoComplete="tel" optional />
        <div>
          <Button type="submit" name="go" value="save" disabled={pending}>
            {pending ? form.sending : ownPlace.save}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Opened first, so that nobody cancels by a slip of the finger. */
export function CancelForm({ own: { cancelling, pending } }: { own: OwnPlace }) {
  return (
    <details className={styles.cancel}>
      <summary>{ownPlace.cancelTitle}</summary>
      <form {...cancelling}>
        <FormToken of={cancelling.action} />
        <p>{ownPlace.cancelHelp}</p>
        <Button look="danger" type="submit" name="go" value="cancel" disabled={pending}>
          {ownPlace.cancel}
        </Button>
      </form>
    </details>
  )
}

/** The most seats that can be had: those that are free besides one's own, or, for who waits, all there are. */
function mostOf({ state, seats, seatsFree }: Place, capacity: number | null): number {
  const most = state === 'placed' ? seats + (seatsFree ?? mostSeats) : (capacity ?? mostSeats)
  return Math.max(seats, Math.min(mostSeats, most))
}

function problemsOf({ errors, trouble }: OwnPlace): FieldProblem[] {
  const wrong = changeable.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  return trouble ? [...wrong, { message: trouble }] : wrong
}
