/** Changes or cancels a registration. Both forms are submitted by script, and without one to their own page. */
import { Button, ErrorSummary, FormToken, SelectField, TextArea, TextField } from '@access/kit'
import styles from './Registration.module.css'
import { listSeatOptions, maxSeats } from './registration.form.ts'
import type { RegistrationDetailsFragment } from './registration.generated.ts'
import { changeMessages, formMessages } from './registration.messages.ts'
import type { RegistrationChangeForm } from './use-registration-change.ts'

export function ChangeRegistrationForm({
  registrationForm: { fields, isPending, saveFormProps },
  registration,
  capacity,
}: {
  registrationForm: RegistrationChangeForm
  registration: RegistrationDetailsFragment
  capacity: number | null
}) {
  const { getFieldProps, formErrors } = fields
  return (
    <section className={styles.register} aria-labelledby="change">
      <h2 id="change">{changeMessages.change}</h2>
      <form className="form" noValidate {...saveFormProps}>
        <FormToken formPath={saveFormProps.action} />
        <ErrorSummary errors={formErrors} />
        <div className={styles.seats}>
          <SelectField
            {...getFieldProps('seats')}
            options={listSeatOptions(getMaxSeats(registration, capacity))}
          />
        </div>
        <TextArea {...getFieldProps('needs')} rows={3} optional />
        <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" optional />
        <div>
          <Button type="submit" name="go" value="save" disabled={isPending}>
            {isPending ? formMessages.sending : changeMessages.save}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Collapsed at first, so that nobody cancels by accident. */
export function CancelRegistrationForm({
  registrationForm: { cancelFormProps, isPending },
}: {
  registrationForm: RegistrationChangeForm
}) {
  return (
    <details className={styles.cancel}>
      <summary>{changeMessages.cancelTitle}</summary>
      <form {...cancelFormProps}>
        <FormToken formPath={cancelFormProps.action} />
        <p>{changeMessages.cancelHelp}</p>
        <Button variant="danger" type="submit" name="go" value="cancel" disabled={isPending}>
          {changeMessages.cancel}
        </Button>
      </form>
    </details>
  )
}

/** The most seats one can have: the available ones and one's own, or, on the waiting list, the event's capacity. */
function getMaxSeats(
  { state, seats, availableSeats }: RegistrationDetailsFragment,
  capacity: number | null,
): number {
  const eventLimit = state === 'placed' ? seats + (availableSeats ?? maxSeats) : (capacity ?? maxSeats)
  return Math.max(seats, Math.min(eventLimit, maxSeats))
}
