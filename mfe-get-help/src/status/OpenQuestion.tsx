/** What the office has asked the applicant, before everything else, with the way to the answer. */
import { FieldLink, Notice } from '@access/kit'
import type { RequestStatusFragment } from './status.generated.ts'
import { openQuestionMessages } from './status.messages.ts'

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
