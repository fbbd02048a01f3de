/** Asks for a second factor: a passkey, a code of the app, or a recovery code. */
import type { SecondFactor } from '@access/kit'
import { Alert, Button, Flex, Input, type InputRef, Typography } from 'antd'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
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
  const [method, setMethod] = useState<Method>(() => getFirst(methods))
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
        {(['passkey', 'totp', 'recoveryCode'] as const)
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

const getFirst = (methods: string[]): Method =>
  (['passkey', 'totp', 'recoveryCode'] as const).find((method) => methods.includes(method)) ?? 'recoveryCode'

const labels: Record<Method, string> = {
  passkey: 'Use a passkey',
  totp: 'Use an authenticator app',
  recoveryCode: 'Use a recovery code',
}

function PasskeyButton({ isPending, onUse }: { isPending: boolean; onUse(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocus(button)
  return (
    <>
      <p>
        Your browser asks for the passkey of this account: a fingerprint, a face, a PIN or a security key.
      </p>
      <Button ref={button} type="primary" block loading={isPending} onClick={onUse}>
        Use your passkey
      </Button>
    </>
  )
}

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
  const { label, hint, missing, inputMode, autoComplete } = fields[method]
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const input = useRef<InputRef>(null)
  useFocus(input)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim()) onGiven(code.trim())
    else input.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex vertical gap="middle">
        <div>
          <label htmlFor={id}>{label}</label>
          <Input
            id={id}
            ref={input}
            value={code}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isMissing}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setCode(target.value)}
          />
          <Typography.Text id={`${id}-hint`} type={isMissing ? 'danger' : 'secondary'}>
            {isMissing ? missing : hint}
          </Typography.Text>
        </div>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          Continue
        </Button>
      </Flex>
    </form>
  )
}

/** What takes the place of something else takes its focus too; a moment later, since a dialog first takes it for itself. */
function useFocus(ref: { readonly current: { focus(): void } | null }) {
  useEffect(() => {
    const timer = setTimeout(() => ref.current?.focus())
    return () => clearTimeout(timer)
  }, [ref])
}
