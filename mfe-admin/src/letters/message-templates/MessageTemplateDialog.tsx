/** Adds or edits a template of a message, beside how it reads with an example. */
import { fillLetter } from '@access/requests/casework/letters/letter.rules'
import { messageTemplate } from '@access/requests/casework/message-templates/message-template.rules'
import { Form, Input } from 'antd'
import styles from '../../components/screen.module.css'
import { useLetterExample } from '../../data/use-letter-example.ts'
import { useRefetch } from '../../data/use-refetch.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { LetterPreview, placeholderList } from '../../forms/LetterFields.tsx'
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
  const refetch = useRefetch(MessageTemplatesDocument)
  const fetchLatest = async () => {
    const latest = (await refetch())?.templates.find(({ id }) => id === template?.id)
    return latest ? { values: getValues(latest), version: latest.version } : null
  }
  const common = {
    id: 'message-template',
    submitLabel: 'Save',
    rules: messageTemplate,
    onClosed: () => onClosed(),
    children: <MessageTemplateFields />,
  }
  if (!template)
    return (
      <FormDialog
        {...common}
        title="Add message template"
        document={CreateMessageTemplateDocument}
        variables={(input) => ({ input })}
        successMessage="Message template created successfully"
        failureMessage="Failed to create message template"
      />
    )
  const { id, version } = template
  return (
    <FormDialog
      {...common}
      title="Edit message template"
      document={UpdateMessageTemplateDocument}
      variables={(input, version) => ({ id, version, input })}
      shared={{
        noun: 'message template',
        labels: new Map(Object.entries(labels)),
        version,
        fetchLatest,
      }}
      successMessage="Message template updated successfully"
      failureMessage="Failed to update message template"
      initial={getValues(template)}
    />
  )
}

function MessageTemplateFields() {
  const text = String(Form.useWatch('text', Form.useFormInstance()) ?? '')
  return (
    <>
      <Form.Item name="name" label={labels.name} extra="What colleagues choose it by">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label={labels.text} extra={`You can use ${placeholderList}.`}>
        <Input.TextArea rows={8} className={styles.long} />
      </Form.Item>
      <LetterPreview text={fillLetter(text, useLetterExample())} />
    </>
  )
}

const getValues = ({ name, text }: MessageTemplateFragment) => ({ name, text })
