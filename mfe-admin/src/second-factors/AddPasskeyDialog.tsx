/** Asks for the name of a new passkey; then the browser asks for the passkey itself. */
import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { focusFirstField } from '../components/focus-first-field.ts'
import screen from '../components/screen.module.css'
import { validateDraft } from '../forms/draft.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { useCloseQuestion } from '../forms/use-close-question.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

const defaultValues = buildEmptyDraft(passkeyNameSchema)

export function AddPasskeyDialog({
  onAdded,
  onClosed,
}: {
  /** Called once the dialog has closed, with recovery codes where this was the first second factor. */
  onAdded(recoveryCodes: string[]): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const { add, isAdding, errorMessage } = useAddPasskey()
  const [form] = Form.useForm<typeof defaultValues>()
  const [isTouched, setTouched] = useState(false)
  const id = useId()
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: isOpen && isTouched,
    close: () => setOpen(false),
  })

  async function submit() {
    const values = { ...defaultValues, ...form.getFieldsValue() }
    const { name: problem } = validateDraft(values, passkeyNameSchema)
    form.setFields([{ name: 'name', errors: problem ? [problem] : [] }])
    if (problem) return form.focusField('name')
    const codes = await add(values.name)
    if (!codes) return
    setRecoveryCodes(codes)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title="Add a passkey"
      width="min(100% - 2rem, 30rem)"
      onCancel={requestClose}
      // The dialog takes the focus for itself first.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(id)}
      afterClose={() => (recoveryCodes ? onAdded(recoveryCodes) : onClosed())}
      footer={
        <>
          <Button onClick={requestClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={id} loading={isAdding}>
            Continue
          </Button>
        </>
      }
    >
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <Form
        form={form}
        id={id}
        name="add-passkey"
        layout="vertical"
        className={screen.field}
        requiredMark={false}
        noValidate
        initialValues={defaultValues}
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        <p>
          A passkey is kept by this device, your phone or a security key, and never leaves it. Next, your
          browser asks where to keep it.
        </p>
        <Form.Item name="name" label="Name" extra="For example: Work laptop, Blue key.">
          <Input autoComplete="off" />
        </Form.Item>
      </Form>
      {question}
    </Modal>
  )
}
