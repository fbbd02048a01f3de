/** Where administrators sign in. */
import { credentials } from '@access/auth/administrators/administrator.rules'
import { Page, useAuth, useToast } from '@access/kit'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { destinationOf } from '../frame/destination.ts'
import { whyNot } from '../frame/whyNot.ts'
import { objectionsTo } from '../management/form/draft.ts'
import styles from './login.module.css'

type Credentials = { email: string; password: string }

const nothingYet: Credentials = { email: '', password: '' }

export default function Login() {
  const { authenticated, login } = useAuth()
  const { search } = useLocation()
  const { toast } = useToast()
  const [form] = Form.useForm<Credentials>()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  if (authenticated) return <Navigate to={destinationOf(search)} replace />

  async function signIn() {
    setRefused(null)
    const typed = { ...nothingYet, ...form.getFieldsValue() }
    const objections = objectionsTo(typed, credentials)
    const names = ['email', 'password'] as const
    form.setFields(names.map((name) => ({ name, errors: objections[name] ? [objections[name]] : [] })))
    const first = names.find((name) => objections[name])
    if (first) return form.focusField(first)

    setPending(true)
    try {
      await login(typed.email, typed.password)
      toast({ title: 'Success', description: 'Welcome back!', tone: 'success' })
    } catch (reason) {
      const why = whyNot(reason)
      setRefused(why)
      toast({ title: 'Error', description: why, tone: 'error' })
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
          {refused && <Alert className={styles.refused} type="error" showIcon title={refused} />}
          <Form
            form={form}
            name="login"
            layout="vertical"
            requiredMark={false}
            noValidate
            initialValues={nothingYet}
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
