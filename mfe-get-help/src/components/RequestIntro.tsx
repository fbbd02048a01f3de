/** The top of the page: title, what to know before starting, and the progress. */
import { journeyMessages } from '../journey/request.messages.ts'
import { CallLine } from './CallLine.tsx'
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
