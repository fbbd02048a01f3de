/** Adds or edits a template of a message, beside how it reads with an example. */
import { fillLetter } from '@access/requests/casework/letters/letter.rules'
import { messageTemplate } from '@access/requests/casework/message-templates/message-template.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import styles from '../../components/screen.module.css'
import { useLetterExample } from '../../data/use-letter-example.ts'
import { useRefetch } from '../../data/use-refetch.ts'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { placeholderList } from '../../forms/LetterFields.tsx'
import { LetterPreview } from '../../forms/LetterPreview.tsx'
import { type ShortForm, useShortForm } from '../../forms/use-short-form.ts'
import {
  CreateMessageTemplateDocument,
  type MessageTemplateFragment,
  MessageTemplatesDocument,
  UpdateMessageTemplateDocument,
} from './message-templates.generated.ts'

const labels = { name: 'Name', text: 'Message' }
const defaultValues = buildEmptyDraft(messageTemplate)

export function MessageTemplateDialog({
  template,
  onClosed,
}: {
  /** Null for a new one. */
  template: MessageTemplateFragment | null
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const refetch = useRefetch(MessageTemplatesDocument)
  const fetchLatest = async () => {
    const latest = (await refetch())?.templates.find(({ id }) => id === template?.id)
    return latest ? { values: getValues(latest), version: latest.version } : null
  }
  const common = { defaultValues, rules: messageTemplate, onDone: () => setOpen(false) }
  const createForm = useShortForm({
    ...common,
    document: CreateMessageTemplateDocument,
    variables: (input) => ({ input }),
    successMessage: 'Message template created successfully',
    failureMessage: 'Failed to create message template',
  })
  const updateForm = useShortForm({
    ...common,
    document: UpdateMessageTemplateDocument,
    variables: (input, version) => ({ id: template?.id ?? '', version, input }),
    shared: template
      ? {
          noun: 'message template',
          labels: new Map(Object.entries(labels)),
          version: template.version,
          fetchLatest,
        }
      : undefined,
    successMessage: 'Message template updated successfully',
    failureMessage: 'Failed to update message template',
  })
  const shortForm = template ? updateForm : createForm
  return (
    <FormDialog
      id="message-template"
      title={template ? 'Edit message template' : 'Add message template'}
      submitLabel="Save"
      shortForm={shortForm}
      initial={template ? getValues(template) : defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="name" label={labels.name} extra="What colleagues choose it by">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label={labels.text} extra={`You can use ${placeholderList}.`}>
        <Input.TextArea rows={8} className={styles.long} />
      </Form.Item>
      <Preview form={shortForm.form} />
    </FormDialog>
  )
}

function Preview({ form }: Pick<ShortForm, 'form'>) {
  const text = String(Form.useWatch('text', form) ?? '')
  return <LetterPreview text={fillLetter(text, useLetterExample())} />
}

const getValues = ({ name, text }: MessageTemplateFragment) => ({ name, text })
