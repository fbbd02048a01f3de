/** Where administrators sign in. */
import { credentials } from '@access/auth/administrators/administrator.rules'
import { Page, useAuth, useToast } from '@access/kit'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { validateDraft } from '../forms/draft.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { getRedirectTarget } from '../session/login-redirect.ts'
import { formatSignInError } from '../session/sign-in-error.ts'
import styles from './login.module.css'

const defaultValues = buildEmptyDraft(credentials)

export default function Login() {
  const { isAuthenticated, login } = useAuth()
  const { search } = useLocation()
  const { toast } = useToast()
  const [form] = Form.useForm<typeof defaultValues>()
  const [isPending, setPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  if (isAuthenticated) return <Navigate to={getRedirectTarget(search)} replace />

  async function signIn() {
    setErrorMessage(null)
    const values = { ...defaultValues, ...form.getFieldsValue() }
    const errors = validateDraft(values, credentials)
    const names = ['email', 'password'] as const
    form.setFields(names.map((name) => ({ name, errors: errors[name] ? [errors[name]] : [] })))
    const first = names.find((name) => errors[name])
    if (first) return form.focusField(first)

    setPending(true)
    try {
      await login(values.email, values.password)
      toast({ title: 'Success', description: 'Welcome back!', tone: 'success' })
    } catch (error) {
      const message = formatSignInError(error)
      setErrorMessage(message)
      toast({ title: 'Error', description: message, tone: 'error' })
    } finally {
      setPending(false)
    }
  }

  return (
    <Page title="Admin Portal" description="Sign in to manage the organisation">
      <div className={styles.page}>
        <section className={styles.card} aria-labelledby="admin-portal">
          <h1 id="admin-portal" className={styles.title}>
            Admin Portal
          </h1>
          <p className={styles.lead}>Sign in to manage the organisation</p>
          {errorMessage && <Alert className={styles.refused} type="error" showIcon title={errorMessage} />}
          <Form
            form={form}
            name="login"
            layout="vertical"
            requiredMark={false}
            noValidate
            initialValues={defaultValues}
            onFinish={signIn}
          >
            <Form.Item name="email" label="Email" required>
              <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
            </Form.Item>
            <Form.Item name="password" label="Password" required>
              <Input type="password" autoComplete="current-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" block disabled={isPending}>
              {isPending ? 'Signing in...' : 'Sign in'}
            </Button>
          </Form>
        </section>
      </div>
    </Page>
  )
}
