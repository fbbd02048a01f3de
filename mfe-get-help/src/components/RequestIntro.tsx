/** The top of the page: title, what to know before starting, and the progress. */

import { OpeningState, PhoneLink } from '@access/kit'
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
          {stepIndex === 0 && <p>{journeyMessages.intro}</p>}
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
      {contactMessages.call} <PhoneLink className="nowrap target" /> <OpeningState className="muted" />
    </p>
  )
}
