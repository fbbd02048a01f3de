/** Asks for a link to choose a new password. The answer is the same for every address. */
import { passwordResetRequest } from '@access/auth/administrators/administrator.rules'
import { Page } from '@access/kit'
import { Button, Typography } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import screen from '../components/screen.module.css'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { loginPath } from '../session/login-redirect.ts'
import { RequestPasswordResetDocument } from './password-reset.generated.ts'
import { SignInFrame } from './SignInFrame.tsx'

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Page title="Forgot your password?" description="Ask for a new password" robots="noindex">
      <SignInFrame title="Forgot your password?">
        {sentTo === null ? <RequestForm onSent={setSentTo} /> : <SentMessage email={sentTo} />}
        <p className={screen.spaced}>
          <Link to={loginPath}>Back to sign in</Link>
        </p>
      </SignInFrame>
    </Page>
  )
}

function RequestForm({ onSent }: { onSent(email: string): void }) {
  const shortForm = useShortForm({
    document: RequestPasswordResetDocument,
    rules: passwordResetRequest,
    variables: (values) => values,
    successMessage: 'Link requested',
    failureMessage: 'Failed to request link',
    onDone: (_, { email }) => onSent(email.trim()),
  })
  return (
    <>
      <Typography.Paragraph type="secondary">We send you a link to choose a new one.</Typography.Paragraph>
      <ShortFormFields id="forgot" shortForm={shortForm}>
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <Button type="primary" htmlType="submit" block loading={shortForm.isSubmitting}>
          Send link
        </Button>
      </ShortFormFields>
    </>
  )
}

function SentMessage({ email }: { email: string }) {
  const message = useRef<HTMLElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <>
      <Typography.Paragraph type="secondary" ref={message} tabIndex={-1}>
        If {email} has an account here, an email with a link is on its way.
      </Typography.Paragraph>
      <p>
        The link works once, for 30 minutes. If nothing comes, look into your spam folder, or ask a colleague
        to look at the address of your account.
      </p>
    </>
  )
}
