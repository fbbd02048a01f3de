/** Asks for the password after the session has ended, without leaving the screen. */
import { useAuth } from '@access/kit'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useEffect, useId, useState } from 'react'
import { dialogClassNames } from '../components/dialog-styles.ts'
import styles from './session.module.css'
import { formatSignInError } from './sign-in-error.ts'

export function ReauthenticationDialog({
  onClosed,
}: {
  /** Called once the dialog has closed, with whether somebody is signed in again. */
  onClosed(isSignedIn: boolean): void
}) {
  const { user, login } = useAuth()
  // Signing in returns a user; the dialog stays about this one.
  const [email] = useState(user?.email ?? '')
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const formId = useId()
  const [form] = Form.useForm<{ password?: string }>()

  useEffect(() => {
    // A moment later: the dialog first takes the focus for itself.
    const timer = setTimeout(() => form.focusField('password'))
    return () => clearTimeout(timer)
  }, [form])

  async function signIn({ password = '' }: { password?: string }) {
    if (password === '') return setErrorMessage('Enter your password')
    setErrorMessage(null)
    setPending(true)
    try {
      await login(email, password)
      setDone(true)
      setOpen(false)
    } catch (reason) {
      setErrorMessage(formatSignInError(reason))
    } finally {
      setPending(false)
    }
  }

  return (
    <Modal
      open={isOpen}
      title="You have been signed out"
      width="min(100% - 2rem, 30rem)"
      classNames={dialogClassNames}
      centered
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isDone)}
      footer={
        <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
          Sign in again
        </Button>
      }
    >
      <p>
        You were away for a while, so we signed you out to protect the people in these files. What you typed
        is still on this screen. Sign in again to save it.
      </p>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <Form
        form={form}
        id={formId}
        name="sign-in-again"
        layout="vertical"
        requiredMark={false}
        noValidate
        className={styles.form}
        initialValues={{ email }}
        onFinish={signIn}
      >
        <Form.Item name="email" label="Email">
          <Input type="email" autoComplete="username" readOnly />
        </Form.Item>
        <Form.Item name="password" label="Password" required>
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
