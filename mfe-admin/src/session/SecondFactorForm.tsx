/** Asks for a second factor: a passkey, a code of the app, or a recovery code. */
import type { SecondFactor } from '@access/kit'
import { Alert, Button, Flex, Form, Input } from 'antd'
import { useState } from 'react'
import screen from '../components/screen.module.css'
import { askForPasskey, type Method, type SecondFactorRequest } from './second-factor.ts'

export function SecondFactorForm({
  request: { methods, passkeyOptions },
  errorMessage,
  isPending,
  onGiven,
}: {
  request: SecondFactorRequest
  errorMessage: string | null
  isPending: boolean
  onGiven(secondFactor: SecondFactor): void
}) {
  const [method, setMethod] = useState<Method>(
    () => order.find((one) => methods.includes(one)) ?? 'recoveryCode',
  )
  const [passkeyError, setPasskeyError] = useState<string | null>(null)
  const shownError = passkeyError ?? errorMessage

  async function usePasskey() {
    setPasskeyError(null)
    const secondFactor = passkeyOptions && (await askForPasskey(passkeyOptions))
    if (secondFactor) onGiven(secondFactor)
    else setPasskeyError('The passkey was not used. Try again, or choose another way.')
  }

  function choose(next: Method) {
    setPasskeyError(null)
    setMethod(next)
  }

  return (
    <Flex vertical gap="middle" className={screen.spaced}>
      {shownError && <Alert type="error" showIcon title={shownError} />}
      {method === 'passkey' ? (
        <PasskeyButton isPending={isPending} onUse={usePasskey} />
      ) : (
        <CodeForm
          key={method}
          method={method}
          isPending={isPending}
          onGiven={(code) => onGiven(method === 'totp' ? { totp: code } : { recoveryCode: code })}
        />
      )}
      <Flex wrap gap="small">
        {order
          .filter((other) => other !== method && methods.includes(other))
          .map((other) => (
            <Button key={other} onClick={() => choose(other)}>
              {labels[other]}
            </Button>
          ))}
      </Flex>
    </Flex>
  )
}

const order = ['passkey', 'totp', 'recoveryCode'] as const

const labels: Record<Method, string> = {
  passkey: 'Use a passkey',
  totp: 'Use an authenticator app',
  recoveryCode: 'Use a recovery code',
}

const PasskeyButton = ({ isPending, onUse }: { isPending: boolean; onUse(): void }) => (
  <div>
    <p>Your browser asks for the passkey of this account: a fingerprint, a face, a PIN or a security key.</p>
    <Button type="primary" block autoFocus loading={isPending} onClick={onUse}>
      Use your passkey
    </Button>
  </div>
)

const fields = {
  totp: {
    label: 'Code from your authenticator app',
    hint: 'Six digits. Each code works once.',
    missing: 'Enter the code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recoveryCode: {
    label: 'Recovery code',
    hint: 'One of the ten that you saved. Each works once.',
    missing: 'Enter a recovery code',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const

function CodeForm({
  method,
  isPending,
  onGiven,
}: {
  method: keyof typeof fields
  isPending: boolean
  onGiven(code: string): void
}) {
  const { label, hint, missing, ...input } = fields[method]
  const [form] = Form.useForm<{ code: string }>()
  return (
    <Form
      form={form}
      name={method}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      noValidate
      onFinish={({ code }) => onGiven(code.trim())}
      onFinishFailed={() => form.focusField('code')}
    >
      <Form.Item
        name="code"
        label={label}
        extra={hint}
        rules={[{ required: true, whitespace: true, message: missing }]}
      >
        <Input {...input} autoFocus autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isPending}>
        Continue
      </Button>
    </Form>
  )
}
