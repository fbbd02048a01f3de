/** Asks an administrator to confirm their identity, by a second factor or else by the password. */
import { Loading, type SecondFactor, useOnMount } from '@access/kit'
import { Alert, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { PasswordInput } from '../components/PasswordInput.tsx'
import screen from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
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
  const { close, modal } = useDialog(() => onClosed(isDone))
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [request, setRequest] = useState<SecondFactorRequest | null>(null)

  async function loadRequest() {
    const { data, error } = await client.mutation(RequestSecondFactorChallengeDocument, {}).toPromise()
    if (error) return setErrorMessage(formatError(error))
    if (!data) return
    const { methods, passkeyOptions } = data.challenge
    setRequest({ methods, passkeyOptions: passkeyOptions && JSON.parse(passkeyOptions) })
  }
  useOnMount(() => void loadRequest())

  async function confirm(secondFactor: { password: string } | SecondFactor) {
    setErrorMessage(null)
    setPending(true)
    const variables =
      'passkey' in secondFactor ? { passkey: JSON.stringify(secondFactor.passkey) } : secondFactor
    const { error } = await client.mutation(ConfirmIdentityDocument, variables).toPromise()
    setPending(false)
    if (!error) {
      setDone(true)
      return close()
    }
    setErrorMessage(formatError(error))
    // A challenge is good once.
    if ('passkey' in secondFactor) await loadRequest()
  }

  return (
    <Modal {...modal} title="Confirm it’s you" mask={{ closable: false }} footer={null}>
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
  return (
    <Form
      name="confirm-identity"
      layout="vertical"
      className={screen.spaced}
      requiredMark={false}
      noValidate
      onFinish={({ password }: { password?: string }) => password && onGiven(password)}
    >
      <Form.Item name="password" label="Password">
        <PasswordInput autoFocus autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isPending}>
        Confirm
      </Button>
    </Form>
  )
}

/** The server's own words: what did not match, or that it was tried too often. */
function formatError({ graphQLErrors: [error], networkError }: CombinedError): string {
  if (networkError || !error) return 'The server could not be reached. Check your connection and try again.'
  const fields = (error.extensions.fields ?? {}) as Record<string, string>
  return Object.values(fields)[0] ?? error.message
}
