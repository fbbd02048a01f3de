/** The internal notes of a request, styled differently from the messages to the applicant. */
import { Lock } from 'lucide-react'
import { Card } from '../components/Card.tsx'
import { MessageList } from '../components/MessageList.tsx'
import { WithIcon } from '../components/WithIcon.tsx'
import { MessageForm } from '../forms/MessageForm.tsx'
import { AddRequestNoteDocument } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { useRequest } from './request/request-context.ts'
import { targets } from './request/section.ts'

export function Notes() {
  const { details, update } = useRequest()
  const { id } = details.request
  return (
    <Card title="Internal notes" id={targets.notes.cardId} isPadded>
      <b>
        <WithIcon Icon={Lock}>Visible to staff only.</WithIcon>
      </b>
      <MessageList
        empty="No notes yet."
        messages={details.notes.map((note) => ({ ...note, className: styles.note }))}
      />
      <MessageForm
        textKey={`note ${id}`}
        label="Add a note"
        hint="Not visible to the applicant. Deleted when the request is erased."
        submitLabel="Add note"
        id={id}
        document={AddRequestNoteDocument}
        successMessage="Note added"
        failureMessage="Failed to add note"
        onSent={update}
      />
    </Card>
  )
}
