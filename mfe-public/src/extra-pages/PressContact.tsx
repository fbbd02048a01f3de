/** How journalists reach the office, and its logo as a file. */
import { EmailAddress, PhoneLink, useOffice } from '@access/kit'
import { Download } from 'lucide-react'
import styles from './extra-pages.module.css'

export function PressContact() {
  const { name, email, logo } = useOffice()
  return (
    <>
      <section className={styles.section} aria-labelledby="press-contact">
        <h2 id="press-contact">Press contact</h2>
        <p>
          <a className="target" href={email.href}>
            <span>
              <EmailAddress address={email.display} />
            </span>
          </a>
        </p>
        <p>
          <PhoneLink className="target nowrap" />
        </p>
      </section>
      {logo && (
        <section className={styles.section} aria-labelledby="press-logo">
          <h2 id="press-logo">Our logo</h2>
          <p>
            <img className={styles.logo} src={logo} alt={`Logo of ${name}`} />
          </p>
          <a className="btn btn-outline" href={logo} download>
            <Download className="icon" aria-hidden="true" /> Download the logo
          </a>
        </section>
      )}
    </>
  )
}
