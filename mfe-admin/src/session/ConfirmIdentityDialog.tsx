/** Asks an administrator to confirm their identity, by a second factor or else by the password. */
import type { SecondFactor } from '@access/kit'
import { Loading } from '@access/kit'
import { Alert, Button, Flex, Modal } from 'antd'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { PasswordInput } from '../components/PasswordInput.tsx'
import screen from '../components/screen.module.css'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import type { SecondFactorRequest } from './second-factor.ts'
import { ConfirmIdentityDocument, RequestSecondFactorChallengeDocument } from './session.generated.ts'

export function ConfirmIdentityDialog({
  onClosed,
}: {
  /** Called once the dialog has closed, with whether it was confirmed. */
  onClosed(isConfirmed: boolean): void
}) {
  const client = useClient()
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [request, setRequest] = useState<SecondFactorRequest | null>(null)

  const loadRequest = useCallback(async () => {
    const { data, error } = await client.mutation(RequestSecondFactorChallengeDocument, {}).toPromise()
    if (error) return setErrorMessage(formatError(error))
    if (!data) return
    const { methods, passkeyOptions } = data.challenge
    setRequest({ methods, passkeyOptions: passkeyOptions && JSON.parse(passkeyOptions) })
  }, [client])

  const hasAsked = useRef(false)
  useEffect(() => {
    // In StrictMode an effect runs twice, and a challenge is stored each time.
    if (hasAsked.current) return
    hasAsked.current = true
    void loadRequest()
  }, [loadRequest])

  async function confirm(secondFactor: { password: string } | SecondFactor) {
    setErrorMessage(null)
    setPending(true)
    const variables =
      'passkey' in secondFactor ? { passkey: JSON.stringify(secondFactor.passkey) } : secondFactor
    const { error } = await client.mutation(ConfirmIdentityDocument, variables).toPromise()
    setPending(false)
    if (!error) {
      setDone(true)
      return setOpen(false)
    }
    setErrorMessage(formatError(error))
    // A challenge is good once.
    if ('passkey' in secondFactor) await loadRequest()
  }

  return (
    <Modal
      open={isOpen}
      title="Confirm it’s you"
      width="min(100% - 2rem, 30rem)"
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isDone)}
      footer={null}
    >
      <p>This can affect many people. Your confirmation lasts five minutes.</p>
      {!request && !errorMessage && <Loading />}
      {request && request.methods.length > 0 && (
        <SecondFactorForm
          request={request}
          errorMessage={errorMessage}
          isPending={isPending}
          onGiven={confirm}
        />
      )}
      {(!request || request.methods.length === 0) && errorMessage && (
        <Alert type="error" showIcon title={errorMessage} />
      )}
      {request?.methods.length === 0 && (
        <PasswordForm isPending={isPending} onGiven={(password) => confirm({ password })} />
      )}
    </Modal>
  )
}

function PasswordForm({ isPending, onGiven }: { isPending: boolean; onGiven(password: string): void }) {
  const [password, setPassword] = useState('')
  const id = useId()
  useEffect(() => {
    // A moment later: the dialog first takes the focus for itself.
    const timer = setTimeout(() => document.getElementById(id)?.focus())
    return () => clearTimeout(timer)
  }, [id])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password) onGiven(password)
  }

  return (
    <form className={screen.spaced} onSubmit={submit} noValidate>
      <Flex vertical gap="middle">
        <div>
          <label htmlFor={id}>Password</label>
          <PasswordInput
            id={id}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          Confirm
        </Button>
      </Flex>
    </form>
  )
}

/** The server's own words: what did not match, or that it was tried too often. */
function formatError({ graphQLErrors: [error], networkError }: CombinedError): string {
  if (networkError || !error) return 'The server could not be reached. Check your connection and try again.'
  const fields = (error.extensions.fields ?? {}) as Record<string, string>
  return Object.values(fields)[0] ?? error.message
}
