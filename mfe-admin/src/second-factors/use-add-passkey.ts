/** Adds a passkey: the server's challenge, the browser's answer, and the server again. */
import { useState } from 'react'
import { useClient } from 'urql'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { FinishPasskeyEnrolmentDocument, StartPasskeyEnrolmentDocument } from './second-factors.generated.ts'

type PasskeyEnrolment = {
  /** Resolves to recovery codes, if it is the first second factor; null on failure. */
  add(name: string): Promise<string[] | null>
  isAdding: boolean
  errorMessage: string | null
}

export function useAddPasskey(): PasskeyEnrolment {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const [isAdding, setAdding] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  async function enrol(name: string): Promise<string[] | string> {
    const started = await callAuthenticated(() =>
      client.mutation(StartPasskeyEnrolmentDocument, {}).toPromise(),
    )
    if (!started.data) return formatError(started.error)
    const response = await createPasskey(started.data.options)
    if (!response) return 'Your browser did not create a passkey. Try again, or use another device.'
    const { data, error } = await callAuthenticated(() =>
      client.mutation(FinishPasskeyEnrolmentDocument, { name, response }).toPromise(),
    )
    return data?.enrolled.recoveryCodes ?? formatError(error)
  }

  async function add(name: string) {
    setErrorMessage(null)
    setAdding(true)
    const outcome = await enrol(name)
    setAdding(false)
    if (typeof outcome !== 'string') return outcome
    setErrorMessage(outcome)
    return null
  }

  return { add, isAdding, errorMessage }
}

/** WebAuthn's response as JSON; null when nobody agreed to it. */
async function createPasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import(
    /* webpackChunkName: "admin-webauthn" */ '@simplewebauthn/browser'
  )
  const response = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => null)
  return response && JSON.stringify(response)
}

function formatError(error: Parameters<typeof parseMutationError>[0] | undefined): string {
  if (!error) return 'The passkey was not added. Try again.'
  const { message, fieldErrors } = parseMutationError(error)
  return Object.values(fieldErrors)[0] ?? message
}
