/** The import of a file: a dry run once it is chosen, then the import on request. */
import { maxBytes, tooLargeMessage } from '@access/content/transfer/transfer.rules'
import { useRef, useState } from 'react'
import { useCallWithToken } from '../../data/use-authenticated-call.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.ts'
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
  const callWithToken = useCallWithToken()
  const [stage, setStage] = useState<ImportStage>({ status: 'waiting' })
  const [problem, setProblem] = useState<string | null>(null)
  const selectedFile = useRef<File | null>(null)
  useLeaveGuard(stage.status === 'importing', {})

  const send = (file: File, fingerprint: string | null) =>
    callWithToken<ImportOutcome>(
      (token) =>
        uploadImport(buildImportUrl(apiPath, fingerprint), file, token, (rows) => {
          if (selectedFile.current === file) setStage({ status: 'checking', file, rows })
        }),
      ({ status }) => (status === 'sessionExpired' ? 'signIn' : null),
    )

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
