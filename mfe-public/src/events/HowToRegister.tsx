/** How one keeps a place at an event: a call or a letter, and a person writes it down. */
import { organisation } from '@access/kit'
import { Mail, Phone } from 'lucide-react'
import styles from './EventScreen.module.css'

/** `title` is in the subject of the letter, so that nobody has to ask which event is meant. */
export function HowToRegister({ title }: { title: string }) {
  const { phone, email, hours } = organisation
  return (
    <section className={styles.register} id="how-to-register" tabIndex={-1} aria-labelledby="register">
      <h2 id="register">How to register</h2>
      <p>
        Call us or write to us with your name and how many places you need. Tell us if you need an
        interpreter, a wheelchair space or large print.
      </p>
      <p className="row">
        <a className="btn btn-primary" href={phone.href}>
          <Phone className="icon" aria-hidden="true" /> Call {phone.display}
        </a>
        <a
          className="btn btn-outline"
          href={`${email.href}?subject=${encodeURIComponent(`Registration: ${title}`)}`}
        >
          <Mail className="icon" aria-hidden="true" /> Write to {email.display}
        </a>
      </p>
      <p className="small muted">
        We answer the phone{' '}
        {hours
          .slice(0, 2)
          .map(({ days, time }) => `${days} ${time}`)
          .join(', ')}
        .
      </p>
    </section>
  )
}
