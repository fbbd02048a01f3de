/** A message with its replies, and a form for the next one. */
import { useOffice } from '@access/kit'
import { Alert, Button, Flex } from 'antd'
import { useRef } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { FactList, undecryptableText } from '../components/FactList.tsx'
import { MessageList } from '../components/MessageList.tsx'
import { useAction } from '../data/use-action.ts'
import { MessageForm } from '../forms/MessageForm.tsx'
import { getReplyDeadline } from './answer-deadline.ts'
import { ConvertToRequest } from './ConvertToRequest.tsx'
import {
  type ContactMessageFragment,
  ReplyToContactMessageDocument,
  SetContactMessageStateDocument,
} from './contact-messages.generated.ts'
import { DeadlineBadge, MessageBadges } from './MessageBadges.tsx'
import styles from './messages.module.css'

type MessageProps = { message: ContactMessageFragment; onChanged(message: ContactMessageFragment): void }

export function MessageDetails({ message, onChanged }: MessageProps) {
  const { id, reference, receivedAt, name, email, phone, subject } = message
  const head = useRef<HTMLHeadingElement>(null)
  const deadline = getReplyDeadline(message, useOffice())

  // The pressed button disappears, since the message is in that state now.
  function onStateChanged(changed: ContactMessageFragment) {
    onChanged(changed)
    head.current?.focus()
  }

  return (
    <Flex vertical gap="middle" className={styles.column}>
      <Card title={subject ?? undecryptableText} headingRef={head} isPadded>
        <FactList
          facts={{
            From: name,
            Email: email,
            ...(phone && { Phone: phone }),
            Received: <DateTime value={receivedAt} />,
            Reference: reference,
            'Confirmation by email': describeConfirmation(message),
            State: <MessageBadges message={message} />,
            'Reply due': (
              <span className={parts.buttons}>
                <DeadlineBadge message={message} /> {deadline && <DateTime value={deadline.dueAt} />}
              </span>
            ),
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
      </Card>
      {!message.isLocked && (
        <Card title="Replies" isPadded>
          <MessageList
            empty="No replies yet."
            messages={(message.replies ?? []).map((reply) => ({
              ...reply,
              id: reply.sentAt,
              writtenAt: reply.sentAt,
            }))}
          />
          {email && (
            <MessageForm
              textKey={`reply ${id}`}
              label="Reply"
              hint={`Sent to ${email} by email, signed with your first name. Greeting and reference are added; the message is not quoted.`}
              submitLabel="Send reply"
              id={id}
              document={ReplyToContactMessageDocument}
              successMessage="Reply sent"
              failureMessage="Failed to send reply"
              onSent={(data) => onChanged(data.message)}
            />
          )}
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

type StateChange = { state: string; label: string }

const markAsNew: StateChange = { state: 'new', label: 'Mark as new' }
const markAsHandled: StateChange = { state: 'handled', label: 'Mark as handled' }
const markAsSpam: StateChange = { state: 'spam', label: 'Mark as spam' }
const markAsNotSpam: StateChange = { state: 'new', label: 'Not spam' }

/** The possible changes by state. */
const stateChanges: Record<string, StateChange[]> = {
  new: [markAsHandled, markAsSpam],
  answered: [markAsNew, markAsHandled, markAsSpam],
  handled: [markAsNew, markAsSpam],
  spam: [markAsNotSpam],
}

function MessageStateButtons({ message: { id, state, isSuspectedSpam }, onChanged }: MessageProps) {
  const { act, isActing, errorMessage } = useAction(SetContactMessageStateDocument, {
    successMessage: 'Message updated',
    failureMessage: 'Failed to update message',
  })
  const availableChanges = stateChanges[state] ?? []

  async function changeState(state: string) {
    const changed = await act({ id, state })
    if (changed) onChanged(changed.message)
  }

  return (
    <>
      <div className={parts.buttons}>
        {(isSuspectedSpam && state === 'new' ? [markAsNotSpam, ...availableChanges] : availableChanges).map(
          ({ label, state }) => (
            <Button key={label} disabled={isActing} onClick={() => changeState(state)}>
              {label}
            </Button>
          ),
        )}
      </div>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
