/** The registration form, replaced by its confirmation. It is submitted by script, and without one to its own page. */
import { Button, ErrorSummary, FormToken, SelectField, TextArea, TextField } from '@access/kit'
import { HoneypotField } from '../../components/SpamSignals.tsx'
import styles from './Registration.module.css'
import { RegistrationConfirmation } from './RegistrationConfirmation.tsx'
import { emailUpdatesField, emailUpdatesValue, listSeatOptions, maxSeats } from './registration.form.ts'
import type { EventSeatsFragment } from './registration.generated.ts'
import { emailUpdatesLabel, formMessages, fullMessage } from './registration.messages.ts'
import type { RegistrationFormState } from './use-registration-form.ts'

export function RegistrationForm({
  form,
  seats,
}: {
  form: RegistrationFormState
  seats: EventSeatsFragment | null
}) {
  const { event, isPending, pagePath, receipt } = form
  const { getFieldProps, formErrors } = form.fields
  if (receipt) return <RegistrationConfirmation event={event} receipt={receipt} />
  const isWaitingList = seats?.availableSeats === 0
  const seatLimit = Math.max(1, Math.min(maxSeats, seats?.capacity ?? maxSeats))
  return (
    <section className={styles.register} id="register" tabIndex={-1} aria-labelledby="register-title">
      <h2 id="register-title">{isWaitingList ? formMessages.waitingHeading : formMessages.heading}</h2>
      {isWaitingList && <p className="muted">{fullMessage}</p>}
      <form className="form" noValidate {...form.formProps}>
        <FormToken formPath={pagePath} />
        <ErrorSummary errors={formErrors} />
        <TextField {...getFieldProps('name')} autoComplete="name" required />
        <div className={`pair ${styles.pair}`}>
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" required />
          <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" optional />
        </div>
        <label className="check">
          {/* Uncontrolled: what was ticked before hydration stays ticked. */}
          <input
            type="checkbox"
            name={emailUpdatesField}
            value={emailUpdatesValue}
            defaultChecked={form.hadEmailUpdates}
          />
          {emailUpdatesLabel}
        </label>
        <div className={styles.seats}>
          <SelectField {...getFieldProps('seats')} options={listSeatOptions(seatLimit)} />
        </div>
        <TextArea {...getFieldProps('needs')} rows={3} optional />
        <HoneypotField />
        <div>
          <Button type="submit" disabled={isPending}>
            {isPending ? formMessages.sending : isWaitingList ? formMessages.join : formMessages.send}
          </Button>
        </div>
      </form>
    </section>
  )
}
