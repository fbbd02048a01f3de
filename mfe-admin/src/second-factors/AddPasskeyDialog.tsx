/** Asks for the name of a new passkey; then the browser asks for the passkey itself. */
import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useClient } from 'urql'
import { focusFirstField } from '../components/focus-first-field.ts'
import screen from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { validateDraft } from '../forms/draft.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { useCloseQuestion } from '../forms/use-close-question.tsx'
import { FinishPasskeyEnrolmentDocument, StartPasskeyEnrolmentDocument } from './second-factors.generated.ts'

const defaultValues = buildEmptyDraft(passkeyNameSchema)

export function AddPasskeyDialog({
  onAdded,
  onClosed,
}: {
  /** Called once the dialog has closed, with recovery codes where this was the first second factor. */
  onAdded(recoveryCodes: string[]): void
  onClosed(): void
}) {
  const { close, modal } = useDialog(() => (recoveryCodes ? onAdded(recoveryCodes) : onClosed()))
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const { add, isAdding, errorMessage } = useAddPasskey()
  const [form] = Form.useForm<typeof defaultValues>()
  const [isTouched, setTouched] = useState(false)
  const id = useId()
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && isTouched,
    close,
  })

  async function submit() {
    const values = { ...defaultValues, ...form.getFieldsValue() }
    const { name: problem } = validateDraft(values, passkeyNameSchema)
    form.setFields([{ name: 'name', errors: problem ? [problem] : [] }])
    if (problem) return form.focusField('name')
    const codes = await add(values.name)
    if (!codes) return
    setRecoveryCodes(codes)
    close()
  }

  return (
    <Modal
      {...modal}
      title="Add a passkey"
      onCancel={requestClose}
      // The dialog takes the focus for itself first.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(id)}
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

/** Adds a passkey: the server's challenge, the browser's answer, and the server again. */
function useAddPasskey() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const [isAdding, setAdding] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  async function enrol(name: string): Promise<string[] | string> {
    const started = await callAuthenticated(() =>
      client.mutation(StartPasskeyEnrolmentDocument, {}).toPromise(),
    )
    if (!started.data) return formatError(started.error)
    const response = await createPasskey(started.data.options)
    if (!response) return 'Your browser did not create a passkey. Try again, or use another device.'
    const { data, error } = await callAuthenticated(() =>
      client.mutation(FinishPasskeyEnrolmentDocument, { name, response }).toPromise(),
    )
    return data?.enrolled.recoveryCodes ?? formatError(error)
  }

  /** Resolves to recovery codes, if it is the first second factor; null on failure. */
  async function add(name: string) {
    setErrorMessage(null)
    setAdding(true)
    const outcome = await enrol(name)
    setAdding(false)
    if (typeof outcome !== 'string') return outcome
    setErrorMessage(outcome)
    return null
  }

  return { add, isAdding, errorMessage }
}

/** WebAuthn's response as JSON; null when nobody agreed to it. */
async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import(
    /* webpackChunkName: "admin-webauthn" */ '@simplewebauthn/browser'
  )
  const response = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => null)
  return response && JSON.stringify(response)
}

function formatError(error: Parameters<typeof parseMutationError>[0] | undefined): string {
  if (!error) return 'The passkey was not added. Try again.'
  const { message, fieldErrors } = parseMutationError(error)
  return Object.values(fieldErrors)[0] ?? message
}
