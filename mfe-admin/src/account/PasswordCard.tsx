/** One's own password, for which the current one is asked. */
import { changingPassword } from '@access/auth/administrators/administrator.rules'
import { Button, Form, Input } from 'antd'
import { Card } from '../parts/Card.tsx'
import { PasswordInput, passwordHint } from '../parts/PasswordInput.tsx'
import parts from '../parts/parts.module.css'
import { ShortFields } from '../parts/ShortFields.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { changePassword, type Me } from './documents.ts'

const nothingYet = { current: '', password: '' }

export function PasswordCard({ me: { email }, onChanged }: { me: Me; onChanged(): void }) {
  const asking = useShortForm({
    document: changePassword,
    blank: nothingYet,
    rules: changingPassword(email),
    variables: (typed) => typed,
    done: 'Password changed successfully',
    failed: 'Failed to change password',
    onDone() {
      asking.form.resetFields()
      onChanged()
    },
  })
  return (
    <Card title="Password">
      <div className={parts.inside}>
        <ShortFields id="own-password" asking={asking} initial={nothingYet}>
          {/* For password managers, which keep a password under the address it belongs to. */}
          <Input type="email" autoComplete="username" value={email} readOnly hidden />
          <Form.Item name="current" label="Current password">
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
          <Form.Item name="password" label="New password" extra={passwordHint}>
            <PasswordInput autoComplete="new-password" />
          </Form.Item>
          <Button htmlType="submit" loading={asking.isSending}>
            Change password
          </Button>
        </ShortFields>
        <p className={parts.hint}>Changing it signs you out everywhere but here.</p>
      </div>
    </Card>
  )
}
