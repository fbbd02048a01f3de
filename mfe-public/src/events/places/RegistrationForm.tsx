/** The registration form, and in its place what came of it. It is sent by script, and without one to its own page. */
import {
  Button,
  ErrorSummary,
  type FieldProblem,
  FormToken,
  SelectField,
  TextArea,
  TextField,
} from '@access/kit'
import { NobodysField } from '../../parts/tellTales.tsx'
import { type Field, fields, mostSeats, seatsUpTo } from './complaints.ts'
import type { Places } from './documents.ts'
import styles from './Places.module.css'
import { Registered } from './Registered.tsx'
import type { Registration } from './useRegistration.ts'
import { form, full, questions } from './words.ts'

export function RegistrationForm({
  registration,
  places,
}: {
  registration: Registration
  places: Places | null
}) {
  const { values, errors, pending, page, receipt, write } = registration
  if (receipt) return <Registered page={page} receipt={receipt} />
  const about = (name: Field) => ({
    ...questions[name],
    name,
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })
  const waits = places?.left === 0
  const most = Math.max(1, Math.min(mostSeats, places?.capacity ?? mostSeats))
  return (
    <section className={styles.register} id="register" tabIndex={-1} aria-labelledby="register-title">
      <h2 id="register-title">{waits ? form.waitingHeading : form.heading}</h2>
      {waits && <p className="muted">{full}</p>}
      <form className="form" noValidate {...registration.form}>
        <FormToken of={page} />
        <ErrorSummary problems={problemsOf(registration)} />
        <TextField {...about('name')} autoComplete="name" required />
        <div className={`pair ${styles.pair}`}>
          <TextField {...about('email')} type="email" autoComplete="email" required />
          <TextField {...about('phone')} type="tel" autoComplete="tel" optional />
        </div>
        <div className={styles.seats}>
          <SelectField {...about('seats')} options={seatsUpTo(most)} />
        </div>
        <TextArea {...about('needs')} rows={3} optional />
        <NobodysField />
        <div>
          <Button type="submit" disabled={pending}>
            {pending ? form.sending : waits ? form.join : form.send}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Everything that keeps the registration from being taken. */
export function problemsOf({ errors, trouble }: Pick<Registration, 'errors' | 'trouble'>): FieldProblem[] {
  const wrong = fields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  return trouble ? [...wrong, { message: trouble }] : wrong
}
