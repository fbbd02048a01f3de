/** For whom the session ended while they worked: the password once more, in place, and the work goes on. */
import { useAuth } from '@access/kit'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { useEffect, useId, useState } from 'react'
import { windowStyles } from '../management/window.ts'
import styles from './frame.module.css'
import { whyNot } from './whyNot.ts'

export function SignInAgain({
  onClosed,
}: {
  /** Told once the window is gone, and whether somebody is signed in again. */
  onClosed(isSignedIn: boolean): void
}) {
  const { user, login } = useAuth()
  // The sign-in answers with a user of its own; the question stays about this one.
  const [email] = useState(user?.email ?? '')
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const formId = useId()
  const [form] = Form.useForm<{ password?: string }>()

  useEffect(() => {
    // A moment later: the dialog first takes the focus for itself.
    const soon = setTimeout(() => form.focusField('password'))
    return () => clearTimeout(soon)
  }, [form])

  async function signIn({ password = '' }: { password?: string }) {
    if (password === '') return setRefused('Enter your password')
    setRefused(null)
    setPending(true)
    try {
      await login(email, password)
      setDone(true)
      setOpen(false)
    } catch (reason) {
      setRefused(whyNot(reason))
    } finally {
      setPending(false)
    }
  }

  return (
    <Modal
      open={isOpen}
      title="You have been signed out"
      width="min(100% - 2rem, 30rem)"
      classNames={windowStyles}
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
        is kept on this screen. Sign in again to save it.
      </p>
      {refused && <Alert type="error" showIcon title={refused} />}
      <Form
        form={form}
        id={formId}
        name="sign-in-again"
        layout="vertical"
        requiredMark={false}
        noValidate
        className={styles.again}
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
