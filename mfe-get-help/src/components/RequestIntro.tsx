/** The top of the page: title, what to know before starting, and the progress. */

import { PhoneLink } from '@access/kit'
import { Link } from 'react-router-dom'
import { canWeHelpPath } from '../journey/form-contract.ts'
import { contactMessages, journeyMessages } from '../journey/request.messages.ts'
import styles from './RequestIntro.module.css'
import { StepProgress } from './StepProgress.tsx'

export function RequestIntro({
  stepIndex,
  isAnotherRequest,
}: {
  stepIndex: number
  isAnotherRequest: boolean
}) {
  return (
    <div className={styles.opening}>
      {!isAnotherRequest && (
        <>
          <CallLine />
          <h1>{journeyMessages.title}</h1>
          {stepIndex === 0 && (
            <p>
              {journeyMessages.intro} <Link to={canWeHelpPath}>{journeyMessages.canWeHelp}</Link>
            </p>
          )}
        </>
      )}
      <StepProgress currentIndex={stepIndex} />
    </div>
  )
}

/** The phone number in one line, where there is no room for the contact person beside the form. */
function CallLine() {
  return (
    <p className={styles.line}>
      {contactMessages.call} <PhoneLink className="nowrap target" />
    </p>
  )
}
