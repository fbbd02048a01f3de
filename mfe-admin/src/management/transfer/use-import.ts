/** The import of a file: a dry run once it is chosen, then the import on request. */
import { maxBytes, tooLargeMessage } from '@access/content/transfer/transfer.rules'
import { useAuth } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useReauthentication } from '../../session/ReauthenticationProvider.tsx'
import { countStored, type ImportReport } from './import-report.ts'
import { buildImportUrl } from './transfer-urls.ts'
import { type ImportOutcome, uploadImport } from './upload-import.ts'

export type ImportStage =
  | { status: 'waiting' }
  /** With the rows that have been read, once that is known. */
  | { status: 'checking'; file: File; rows?: number }
  | { status: 'importing'; file: File }
  | { status: 'checked'; file: File; report: ImportReport }

const sessionExpiredMessage = 'Your session has ended. Sign in again, then try again here.'

export function useImport(apiPath: string) {
  const { token } = useAuth()
  // Updated when somebody signs in again meanwhile.
  const latestToken = useRef(token)
  latestToken.current = token
  const reauthenticate = useReauthentication()
  const [stage, setStage] = useState<ImportStage>({ status: 'waiting' })
  const [problem, setProblem] = useState<string | null>(null)
  const selectedFile = useRef<File | null>(null)
  useUnloadWarning(stage.status === 'importing')

  async function send(file: File, fingerprint: string | null): Promise<ImportOutcome> {
    const url = buildImportUrl(apiPath, fingerprint)
    const upload = () =>
      uploadImport(url, file, latestToken.current, (rows) => {
        if (selectedFile.current === file) setStage({ status: 'checking', file, rows })
      })
    const outcome = await upload()
    if (outcome.status !== 'sessionExpired') return outcome
    return (await reauthenticate('signIn')) ? upload() : outcome
  }

  /** A dry run; nothing is stored. */
  async function check(file: File, reason: string | null = null): Promise<void> {
    selectedFile.current = file
    setProblem(reason)
    if (file.size > maxBytes) return fail(tooLargeMessage)
    setStage({ status: 'checking', file })
    const outcome = await send(file, null)
    // Another file has been chosen meanwhile.
    if (selectedFile.current !== file) return
    if (outcome.status === 'checked') setStage({ status: 'checked', file, report: outcome.report })
    else fail(outcome.status === 'sessionExpired' ? sessionExpiredMessage : outcome.message)
  }

  /** Imports the file; resolves to the number of items, null on failure. */
  async function store(file: File, report: ImportReport): Promise<number | null> {
    setProblem(null)
    setStage({ status: 'importing', file })
    const outcome = await send(file, report.fingerprint)
    if (outcome.status === 'checked' && outcome.report.errorCount === 0) return countStored(outcome.report)
    if (outcome.status === 'checked') setStage({ status: 'checked', file, report: outcome.report })
    else if (outcome.status === 'conflict')
      await check(file, 'Some of these items were changed meanwhile. The comparison has been updated.')
    else {
      setStage({ status: 'checked', file, report })
      setProblem(outcome.status === 'sessionExpired' ? sessionExpiredMessage : outcome.message)
    }
    return null
  }

  function fail(reason: string) {
    setProblem(reason)
    setStage({ status: 'waiting' })
  }

  return { stage, problem, check, store }
}

/** The browser asks before leaving the page during an import. */
function useUnloadWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [isOn])
}
