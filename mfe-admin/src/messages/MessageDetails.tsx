/** A message with its replies, and a form for the next one. */
import { useOffice } from '@access/kit'
import { Card as AntdCard, Flex, Typography } from 'antd'
import { useRef } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { FactList, undecryptableText } from '../components/FactList.tsx'
import { useAction } from '../data/use-action.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { getReplyDeadline } from './answer-deadline.ts'
import { ConvertToRequest } from './ConvertToRequest.tsx'
import { type ContactMessageFragment, ReplyToContactMessageDocument } from './contact-messages.generated.ts'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { MessageBadges } from './MessageBadges.tsx'
import { MessageStateButtons } from './MessageStateButtons.tsx'
import styles from './messages.module.css'

type MessageProps = { message: ContactMessageFragment; onChanged(message: ContactMessageFragment): void }

export function MessageDetails({ message, onChanged }: MessageProps) {
  const { id, reference, receivedAt, name, email, phone, subject } = message
  const head = useRef<HTMLHeadingElement>(null)

  // The pressed button disappears, since the message is in that state now.
  function onStateChanged(changed: ContactMessageFragment) {
    onChanged(changed)
    head.current?.focus()
  }

  return (
    <Flex vertical gap="middle" className={styles.column}>
      <Card title={subject ?? undecryptableText} headingRef={head}>
        <div className={parts.inside}>
          <FactList
            facts={{
              From: name,
              Email: email,
              ...(phone && { Phone: phone }),
              Received: <DateTime value={receivedAt} />,
              Reference: reference,
              'Confirmation by email': describeConfirmation(message),
              State: <MessageBadges message={message} />,
              'Reply due': <ReplyDeadline message={message} />,
            }}
          />
          {message.isLocked ? (
            <p>
              {message.isReasonNeeded
                ? `Locked: a colleague works on ${message.requestReference}. Open that request and say why.`
                : `Locked until the conflict check of ${message.requestReference} is complete.`}
            </p>
          ) : (
            <p className={parts.written}>{message.message ?? undecryptableText}</p>
          )}
          <MessageStateButtons message={message} onChanged={onStateChanged} />
        </div>
      </Card>
      {!message.isLocked && (
        <Card title="Replies">
          <div className={parts.inside}>
            <Replies replies={message.replies ?? []} />
            {email && <ReplyForm id={id} email={email} onChanged={onChanged} />}
          </div>
        </Card>
      )}
      {email && <ConvertToRequest message={message} onChanged={onChanged} />}
    </Flex>
  )
}

function describeConfirmation({ isConfirmationRequested, isSuspectedSpam }: ContactMessageFragment): string {
  if (!isConfirmationRequested) return 'Not asked for'
  return isSuspectedSpam ? 'Held: suspected spam' : 'Yes'
}

function Replies({ replies }: { replies: NonNullable<ContactMessageFragment['replies']> }) {
  if (replies.length === 0) return <p>No replies yet.</p>
  return (
    <Flex component="ol" vertical gap="small">
      {replies.map(({ sentAt, author, text }) => (
        <li key={sentAt}>
          <AntdCard size="small">
            <Typography.Text type="secondary">
              <b>{author}</b>, <DateTime value={sentAt} />
            </Typography.Text>
            <p className={parts.written}>{text}</p>
          </AntdCard>
        </li>
      ))}
    </Flex>
  )
}

/** The reply deadline as a badge and a date. */
function ReplyDeadline({ message }: { message: ContactMessageFragment }) {
  const deadline = getReplyDeadline(message, useOffice())
  if (!deadline) return <DeadlineBadge message={message} />
  return (
    <span className={parts.buttons}>
      <DeadlineBadge message={message} /> <DateTime value={deadline.dueAt} />
    </span>
  )
}

function ReplyForm({
  id,
  email,
  onChanged,
}: {
  id: string
  email: string
  onChanged(message: ContactMessageFragment): void
}) {
  const { act, isActing, errorMessage } = useAction(ReplyToContactMessageDocument, {
    successMessage: 'Reply sent',
    failureMessage: 'Failed to send reply',
  })
  return (
    <MessageForm
      textKey={`reply ${id}`}
      label="Reply"
      hint={`Sent to ${email} by email, signed with your first name. Greeting and reference are added; the message is not quoted.`}
      submitLabel="Send reply"
      onSend={async (text) => {
        const changed = await act({ id, text })
        if (changed) onChanged(changed.message)
        return changed !== null
      }}
      isSending={isActing}
      errorMessage={errorMessage}
    />
  )
}
