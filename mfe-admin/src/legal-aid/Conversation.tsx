/** The messages between office and applicant, and a form for the next one. */
import { Card } from '../components/Card.tsx'
import { MessageList } from '../components/MessageList.tsx'
import { MessageForm } from '../forms/MessageForm.tsx'
import { describeReaders } from './messages/message-readers.ts'
import { TemplateChoice } from './messages/TemplateChoice.tsx'
import { WriteToApplicantDocument } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { useRequest } from './request/request-context.ts'
import { targets } from './request/section.ts'

export function Conversation() {
  const { details, update } = useRequest()
  const { id } = details.request
  return (
    <Card title="Messages" id={targets.messages.cardId} isPadded>
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
        id={id}
        document={WriteToApplicantDocument}
        successMessage="Message sent"
        failureMessage="Failed to send message"
        onSent={update}
        renderTools={(insert) => <TemplateChoice requestId={id} onInsert={insert} />}
      />
    </Card>
  )
}
