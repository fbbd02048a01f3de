/** Asks for the password after the session has ended, and for the second factor, without leaving the screen. */
import { type SecondFactor, useAuth } from '@access/kit'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { focusFirstField } from '../components/focus-first-field.ts'
import screen from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useSignIn } from './use-sign-in.ts'

export function ReauthenticationDialog({
  onClosed,
}: {
  /** Called once the dialog has closed, with whether somebody is signed in again. */
  onClosed(isSignedIn: boolean): void
}) {
  const { user } = useAuth()
  // Signing in returns a user; the dialog stays about this one.
  const [email] = useState(user?.email ?? '')
  const [password, setPassword] = useState('')
  const { close, modal } = useDialog(() => onClosed(isDone))
  const [isDone, setDone] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { signIn, isPending, errorMessage, request } = useSignIn()
  const formId = useId()
  const [form] = Form.useForm<{ password?: string }>()

  async function submit(typed: string, secondFactor?: SecondFactor) {
    setMissing(typed === '')
    if (typed === '') return
    setPassword(typed)
    if (!(await signIn(email, typed, secondFactor))) return
    setDone(true)
    close()
  }

  const shownError = isMissing ? 'Enter your password' : errorMessage
  return (
    <Modal
      {...modal}
      title="You have been signed out"
      mask={{ closable: false }}
      // Dialogs take the focus for themselves as they open, also the one below that was opening just then.
      afterOpenChange={(isVisible) => isVisible && focusFirstField(formId, '[type=password]')}
      footer={
        request ? null : (
          <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
            Sign in again
          </Button>
        )
      }
    >
      <p>
        You were away for a while, so we signed you out to protect the people in these files. What you typed
        is still on this screen. Sign in again to save it.
      </p>
      {request ? (
        <SecondFactorForm
          request={request}
          errorMessage={errorMessage}
          isPending={isPending}
          onGiven={(secondFactor) => submit(password, secondFactor)}
        />
      ) : (
        <>
          {shownError && <Alert type="error" showIcon title={shownError} />}
          <Form
            form={form}
            id={formId}
            name="sign-in-again"
            layout="vertical"
            requiredMark={false}
            noValidate
            className={screen.spaced}
            initialValues={{ email }}
            onFinish={({ password: typed = '' }) => submit(typed)}
          >
            <Form.Item name="email" label="Email">
              <Input type="email" autoComplete="username" readOnly />
            </Form.Item>
            <Form.Item name="password" label="Password" required>
              <Input type="password" autoComplete="current-password" />
            </Form.Item>
          </Form>
        </>
      )}
    </Modal>
  )
}
