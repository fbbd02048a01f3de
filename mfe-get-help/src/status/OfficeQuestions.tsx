/** What the office has asked the applicant. */
import { Button, FieldLink, formatLongLocalDate, Notice, SectionHeading } from '@access/kit'
import { StatusActionForm } from './StatusActionForm.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { closingQuestionMessages, openQuestionMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

/** A question about the case, before everything else, with the way to the answer. */
export function OpenQuestion({ messages }: { messages: RequestStatusFragment['messages'] }) {
  const question = messages.findLast(({ sender }) => sender === 'office')
  return (
    <Notice title={openQuestionMessages.title} tone="amber">
      {question && <p>{question.text}</p>}
      <p>
        <FieldLink name="text">{openQuestionMessages.answer}</FieldLink>
      </p>
    </Notice>
  )
}

/** The closure notice: asks whether help is still needed before the request is closed. */
export function ClosingQuestion({
  answerDueAt,
  statusState,
}: {
  answerDueAt: string
  statusState: StatusState
}) {
  const isAnswering = statusState.pending.some((action) => action === 'stillNeeded' || action === 'mayClose')
  return (
    <section aria-labelledby="still-needed">
      <SectionHeading id="still-needed" title={closingQuestionMessages.title} />
      <p className={styles.question}>{closingQuestionMessages.text(formatLongLocalDate(answerDueAt))}</p>
      <div className="row">
        <StatusActionForm statusState={statusState} action="stillNeeded">
          <Button type="submit" aria-disabled={isAnswering}>
            {closingQuestionMessages.yes}
          </Button>
        </StatusActionForm>
        <StatusActionForm statusState={statusState} action="mayClose">
          <Button type="submit" variant="outline" aria-disabled={isAnswering}>
            {closingQuestionMessages.no}
          </Button>
        </StatusActionForm>
      </div>
    </section>
  )
}
