/** Asks once, where the urgency that was chosen is later than the date allows. */
import { Button, getLocalDay, Notice } from '@access/kit'
import { countDaysUntil, isTooLate } from '@access/requests/intake/legal-aid-requests/case-date.rules'
import { useState } from 'react'
import { getSuggestedUrgency } from '../journey/case-details.tsx'
import type { Answers } from '../journey/question.ts'
import { urgencyMessages } from '../journey/request.messages.ts'

interface UrgencyNoticeProps {
  answers: Answers
  /** Absent where the question is on another page. */
  onChoose?(urgency: string): void
}

export function UrgencyNotice({ answers, onChoose }: UrgencyNoticeProps) {
  const [confirmedAnswer, setConfirmedAnswer] = useState('')
  const { urgency = '', courtDate = '' } = answers
  const suggested = getSuggestedUrgency(answers)
  const answer = `${urgency} ${courtDate}`
  const isVisible = isTooLate(urgency, suggested) && confirmedAnswer !== answer
  return (
    <div className="live" role="status">
      {isVisible && suggested && (
        <Notice tone="amber">
          <p>{urgencyMessages.contradiction(countDaysUntil(courtDate, getLocalDay(new Date())), urgency)}</p>
          {onChoose && (
            <div className="row needs-script">
              <Button onClick={() => onChoose(suggested)}>{urgencyMessages.change(suggested)}</Button>
              <Button variant="outline" onClick={() => setConfirmedAnswer(answer)}>
                {urgencyMessages.keep(urgency)}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}
