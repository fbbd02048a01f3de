/** Adds or edits a template of a message, beside how it reads with an example. */

import { fillLetter } from '@access/requests/casework/letters/letter.rules'
import { messageTemplate } from '@access/requests/casework/message-templates/message-template.rules'
import { Form } from 'antd'
import { useLetterExample } from '../../data/use-letter-example.ts'
import { LetterPreview, placeholderList } from '../../forms/LetterFields.tsx'
import { SharedItemDialog } from '../../forms/SharedItemDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import {
  CreateMessageTemplateDocument,
  type MessageTemplateFragment,
  MessageTemplatesDocument,
  UpdateMessageTemplateDocument,
} from './message-templates.generated.ts'

const labels = { name: 'Name', text: 'Message' }

export function MessageTemplateDialog({
  template,
  onClosed,
}: {
  /** Null for a new one. */
  template: MessageTemplateFragment | null
  onClosed(): void
}) {
  return (
    <SharedItemDialog
      noun="message template"
      item={template}
      rules={messageTemplate}
      createDocument={CreateMessageTemplateDocument}
      updateDocument={UpdateMessageTemplateDocument}
      toInput={(draft) => draft}
      toValues={getValues}
      labels={labels}
      query={MessageTemplatesDocument}
      list={({ templates }) => templates}
      onClosed={onClosed}
    >
      <MessageTemplateFields />
    </SharedItemDialog>
  )
}

function MessageTemplateFields() {
  const text = String(Form.useWatch('text', Form.useFormInstance()) ?? '')
  return (
    <>
      <TextField name="name" label={labels.name} extra="What colleagues choose it by" />
      <TextField name="text" label={labels.text} extra={`You can use ${placeholderList}.`} rows={8} />
      <LetterPreview text={fillLetter(text, useLetterExample())} />
    </>
  )
}

const getValues = ({ name, text }: MessageTemplateFragment) => ({ name, text })
