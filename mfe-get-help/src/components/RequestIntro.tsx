/** The top of the page: title, what to know before starting, and the progress. */
import { journeyMessages } from '../journey/request.messages.ts'
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
      {isAnotherRequest ? (
        <div>
          <h2>{journeyMessages.anotherRequest.title}</h2>
          <p className="muted">{journeyMessages.anotherRequest.lead}</p>
        </div>
      ) : (
        <h1>{journeyMessages.title}</h1>
      )}
      {stepIndex === 0 && !isAnotherRequest && <Prerequisites />}
      <StepProgress currentIndex={stepIndex} />
    </div>
  )
}

function Prerequisites() {
  return (
    <>
      <p>{journeyMessages.intro}</p>
      <ul className={styles.promises}>
        {journeyMessages.beforeYouStart.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  )
}
