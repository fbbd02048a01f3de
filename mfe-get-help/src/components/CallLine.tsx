/** The phone number in one line, where there is no room for the contact person beside the form. */
import { OpeningState, useOffice } from '@access/kit'
import { contactMessages } from '../journey/request.messages.ts'
import styles from './CallLine.module.css'

export function CallLine() {
  const { phone } = useOffice()
  return (
    <p className={styles.line}>
      {contactMessages.call}{' '}
      <a className="nowrap" href={phone.href}>
        {phone.display}
      </a>{' '}
      <OpeningState className="muted" />
    </p>
  )
}
