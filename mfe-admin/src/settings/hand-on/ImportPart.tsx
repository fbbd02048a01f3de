/** Takes a setup over from a file, after showing what that would change. */

import { capitalize, isolate, useToast } from '@access/kit'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { formatCount } from '../../components/change.messages.ts'
import { FileButton } from '../../components/FileButton.tsx'
import { splitWords } from '../../components/split-words.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { ImportLettersDocument, ImportSetupDocument, type ImportSetupMutation } from './hand-on.generated.ts'

export function ImportPart({ onImported }: { onImported(): void }) {
  const { checkedFile, errorMessages, isBusy, check, apply } = useSetupImport()
  const { toast } = useToast()

  async function confirm(file: CheckedFile) {
    if (!(await apply(file))) return
    toast({ title: 'Success', description: 'Setup imported successfully', tone: 'success' })
    onImported()
  }

  return (
    <Flex wrap align="center" gap="small">
      <FileButton accept=".json,application/json" testId="setup-file" isBusy={isBusy} onSelect={check}>
        Import setup
      </FileButton>
      {errorMessages.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="The file cannot be imported"
          description={errorMessages.map((message) => <p key={message}>{message}</p>)}
        />
      )}
      {checkedFile && <Changes file={checkedFile} isBusy={isBusy} onConfirm={() => confirm(checkedFile)} />}
    </Flex>
  )
}

function Changes({
  file: { name, changes },
  isBusy,
  onConfirm,
}: {
  file: CheckedFile
  isBusy: boolean
  onConfirm(): void
}) {
  return (
    <Flex
      component="section"
      vertical
      flex="1 0 100%"
      align="start"
      gap="small"
      aria-label="What the file changes"
    >
      <p role="status">
        {changes.length === 0
          ? `${isolate(name)} changes nothing.`
          : `${isolate(name)} changes ${formatCount(changes.length, 'part')}. Each has its history, from which it can be restored.`}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.part} ${change.name}`}>{formatChange(change)}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button type="primary" loading={isBusy} onClick={onConfirm}>
          Apply {formatCount(changes.length, 'change')}
        </Button>
      )}
    </Flex>
  )
}

/** 'Settings, Harbor Legal Aid: name, first answer hours'. */
const formatChange = ({ part, name, fields }: SetupChange) =>
  `${capitalize(part)}, ${isolate(name)}: ${fields.map(splitWords).join(', ')}`

type SetupChange = Pick<ImportSetupMutation['changes'][number], 'part' | 'name' | 'fields'>

/** A file that was read, with what it would change. */
type CheckedFile = { name: string; text: string; changes: SetupChange[] }

/** First what the file would change, then all of it. */
function useSetupImport() {
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
