/** The messages between office and applicant, and a form for the next one. */
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { MessageList } from '../components/MessageList.tsx'
import { MessageForm } from '../forms/MessageForm.tsx'
import { describeReaders } from './messages/message-readers.ts'
import { TemplateChoice } from './messages/TemplateChoice.tsx'
import { WriteToApplicantDocument } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { useRequest, useRequestAction } from './request/request-context.ts'
import { targets } from './request/section.ts'

export function Conversation() {
  const { details } = useRequest()
  const { id } = details.request
  const { act, isActing, errorMessage } = useRequestAction(WriteToApplicantDocument, {
    successMessage: 'Message sent',
    failureMessage: 'Failed to send message',
  })
  return (
    <Card title="Messages" id={targets.messages.cardId}>
      <div className={parts.inside}>
        <MessageList
          empty="No messages yet."
          messages={details.messages.map(({ sentAt, sender, ...message }) => ({
            ...message,
            writtenAt: sentAt,
            author: sender === 'office' ? 'Office' : 'Applicant',
            className: sender === 'office' ? styles.office : styles.applicant,
          }))}
        />
        <MessageForm
          textKey={`message to applicant ${id}`}
          label="Write to the applicant"
          hint={describeReaders(details)}
          submitLabel="Send message"
          onSend={async (text) => (await act({ id, text })) !== null}
          isSending={isActing}
          errorMessage={errorMessage}
          renderTools={(insert) => <TemplateChoice requestId={id} onInsert={insert} />}
        />
      </div>
    </Card>
  )
}
