/** Everything about one request, and everything its applicant can do. */
import { Conversation } from './Conversation.tsx'
import type { Standing } from './calls.ts'
import { Ending } from './Ending.tsx'
import { Headline } from './Headline.tsx'
import { Mailing } from './Mailing.tsx'
import { Papers } from './Papers.tsx'
import { Steps } from './Steps.tsx'
import { StillNeeded } from './StillNeeded.tsx'
import { TellMore } from './TellMore.tsx'
import type { Standings } from './useStanding.ts'

export function StandingView({ standing, standings }: { standing: Standing; standings: Standings }) {
  const { status, answerBy, steps, messages, documents, mailed } = standing
  return (
    <>
      <Headline standing={standing} takesFocus={standings.byScript} />
      {answerBy && <StillNeeded answerBy={answerBy} standings={standings} />}
      <Steps steps={steps} />
      {status !== 'erased' && (
        <>
          <Conversation messages={messages} standings={standings} />
          <Papers documents={documents} standings={standings} />
          <TellMore standing={standing} standings={standings} />
          <Mailing mailed={mailed} standings={standings} />
          <Ending standing={standing} standings={standings} />
        </>
      )}
    </>
  )
}
