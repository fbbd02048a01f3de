/** The messages between office and applicant, oldest first, and a form for the next one. */
import { Flex, Card as MessageCard, Typography } from 'antd'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { useAction } from '../data/use-action.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { describeReaders } from './messages/message-readers.ts'
import { TemplateChoice } from './messages/TemplateChoice.tsx'
import { type RequestDetailsFragment, WriteToApplicantDocument } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { targets } from './request/section.ts'

export function Conversation({
  details,
  onChanged,
}: {
  details: RequestDetailsFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const { request, messages } = details
  const { act, isActing, errorMessage } = useAction(WriteToApplicantDocument, {
    successMessage: 'Message sent',
    failureMessage: 'Failed to send message',
  })

  async function sendMessage(text: string) {
    const result = await act({ id: request.id, text })
    if (result) onChanged(result.details)
    return result !== null
  }

  return (
    <Card title="Messages" id={targets.messages.cardId}>
      <div className={parts.inside}>
        {messages.length === 0 ? (
          <p>No messages yet.</p>
        ) : (
          <Flex component="ol" vertical gap="small">
            {messages.map(({ id, sentAt, sender, text }) => (
              <li key={id}>
                <MessageCard size="small" className={sender === 'office' ? styles.office : styles.applicant}>
                  <Typography.Text type="secondary">
                    <b>{sender === 'office' ? 'Office' : 'Applicant'}</b>, <DateTime value={sentAt} />
                  </Typography.Text>
                  <p className={parts.written}>{text}</p>
                </MessageCard>
              </li>
            ))}
          </Flex>
        )}
        <MessageForm
          textKey={`message to applicant ${request.id}`}
          label="Write to the applicant"
          hint={describeReaders(details)}
          submitLabel="Send message"
          onSend={sendMessage}
          isSending={isActing}
          errorMessage={errorMessage}
          renderTools={(insert) => <TemplateChoice requestId={request.id} onInsert={insert} />}
        />
      </div>
    </Card>
  )
}
