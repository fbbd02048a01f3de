/** Changes the user's own password, after the current one. */

import { createChangePasswordSchema } from '@access/auth/administrators/administrator.rules'
import { Button, Form, Input, Typography } from 'antd'
import { Card } from '../components/Card.tsx'
import { buildMessages } from '../components/change.messages.ts'
import { PasswordInput, passwordHint } from '../components/PasswordInput.tsx'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { ChangePasswordDocument, type CurrentAccountFragment } from './account.generated.ts'

export function PasswordCard({
  account: { email },
  onChanged,
}: {
  account: CurrentAccountFragment
  onChanged(): void
}) {
  const rules = createChangePasswordSchema(email)
  const shortForm = useShortForm({
    document: ChangePasswordDocument,
    rules,
    variables: (values) => values,
    ...buildMessages('change', 'password'),
    onDone() {
      shortForm.form.resetFields()
      onChanged()
    },
  })
  return (
    <Card title="Password" isPadded>
      <ShortFormFields id="own-password" shortForm={shortForm}>
        {/* For password managers, which store a password by its email address. */}
        <Input type="email" autoComplete="username" value={email} readOnly hidden />
        <Form.Item name="current" label="Current password">
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="password" label="New password" extra={passwordHint}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Button htmlType="submit" loading={shortForm.isSubmitting}>
          Change password
        </Button>
      </ShortFormFields>
      <Typography.Text type="secondary">Changing it signs you out everywhere but here.</Typography.Text>
    </Card>
  )
}
