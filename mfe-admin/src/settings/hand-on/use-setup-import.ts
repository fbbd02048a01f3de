/** Imports a file of a setup: first what it would change, then all of it. */
import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { ImportLettersDocument, ImportSetupDocument, type ImportSetupMutation } from './hand-on.generated.ts'

export type SetupChange = Pick<ImportSetupMutation['changes'][number], 'part' | 'name' | 'fields'>

/** A file that was read, with what it would change. */
export type CheckedFile = { name: string; text: string; changes: SetupChange[] }

export function useSetupImport() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const [checkedFile, setCheckedFile] = useState<CheckedFile | null>(null)
  const [errorMessages, setErrorMessages] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)

  /** Null where a part was refused; the parts before it are then stored, each of them whole. */
  async function send(file: string, isDryRun: boolean): Promise<SetupChange[] | null> {
    setBusy(true)
    setErrorMessages([])
    const setup = await callAuthenticated(() =>
      client.mutation(ImportSetupDocument, { file, isDryRun, includeStaffEmails: false }).toPromise(),
    )
    const letters = setup.error
      ? null
      : await callAuthenticated(() => client.mutation(ImportLettersDocument, { file, isDryRun }).toPromise())
    setBusy(false)
    const error = setup.error ?? letters?.error
    if (error) {
      setErrorMessages(listMessages(error))
      return null
    }
    return [...(setup.data?.changes ?? []), ...(letters?.data?.changes ?? [])]
  }

  return {
    checkedFile,
    errorMessages,
    isBusy,
    async check(file: File) {
      setCheckedFile(null)
      const text = await file.text()
      const changes = await send(text, true)
      if (changes) setCheckedFile({ name: file.name, text, changes })
    },
    /** Resolves to whether all of it is stored. */
    async apply({ text }: CheckedFile): Promise<boolean> {
      const changes = await send(text, false)
      if (changes) setCheckedFile(null)
      return changes !== null
    },
  }
}

/** What is wrong and where: 'settings.phone: Enter a phone number'. */
function listMessages(error: CombinedError): string[] {
  const { message, fieldErrors } = parseMutationError(error)
  const messages = Object.entries(fieldErrors).map(([path, text]) =>
    path === 'file' ? text : `${path}: ${text}`,
  )
  return messages.length > 0 ? messages : [message]
}
