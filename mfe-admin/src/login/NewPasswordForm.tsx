/** The form in which a new password is chosen, by the link in an email. */
import { Button, Form, Input } from 'antd'
import type { ComponentProps } from 'react'
import { PasswordInput, passwordHint } from '../components/PasswordInput.tsx'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'

export const NewPasswordForm = ({
  id,
  email,
  label,
  submitLabel,
  shortForm,
}: {
  id: string
  email: string
  label: string
  submitLabel: string
  shortForm: ComponentProps<typeof ShortFormFields>['shortForm']
}) => (
  <ShortFormFields id={id} shortForm={shortForm}>
    <Form.Item label="Email" htmlFor={`${id}-email`}>
      <Input id={`${id}-email`} type="email" autoComplete="username" value={email} readOnly />
    </Form.Item>
    <Form.Item name="password" label={label} extra={passwordHint}>
      <PasswordInput autoComplete="new-password" />
    </Form.Item>
    <Button type="primary" htmlType="submit" block loading={shortForm.isSubmitting}>
      {submitLabel}
    </Button>
  </ShortFormFields>
)
