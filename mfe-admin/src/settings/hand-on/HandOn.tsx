/** Hands a setup on: settings, texts, letters and logo as one file, for a trial that becomes the real thing or for another office. */
import { Alert, Button, Checkbox, Flex } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useClient } from 'urql'
import { Card } from '../../components/Card.tsx'
import { downloadBlob } from '../../components/download-blob.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { ExportLettersDocument, ExportSetupDocument } from './hand-on.generated.ts'
import { ImportPart } from './ImportPart.tsx'

export function HandOn({ onImported }: { onImported(): void }) {
  return (
    <Card title="Hand on" isPadded>
      <p>
        One file holds everything that makes the website yours: these settings, the logo, the texts of the
        pages, letters and message templates. No requests, people or items are in it.
      </p>
      <ExportPart />
      <ImportPart onImported={onImported} />
    </Card>
  )
}

const fresh = { requestPolicy: 'network-only' } as const

/** Saves the setup as a file. */
function ExportPart() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const [includeStaffEmails, setIncludeStaffEmails] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  async function exportSetup() {
    setErrorMessage(null)
    setExporting(true)
    const setup = await callAuthenticated(() =>
      client.query(ExportSetupDocument, { includeStaffEmails }, fresh).toPromise(),
    )
    const letters = await callAuthenticated(() => client.query(ExportLettersDocument, {}, fresh).toPromise())
    setExporting(false)
    const error = setup.error ?? letters.error
    if (error) return setErrorMessage(parseMutationError(error).message)
    const file = { ...JSON.parse(setup.data!.file), ...JSON.parse(letters.data!.file) }
    const day = new Date().toISOString().slice(0, 10)
    downloadBlob(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `setup-${day}.json`)
  }

  return (
    <Flex wrap align="center" gap="small">
      <Checkbox checked={includeStaffEmails} onChange={({ target }) => setIncludeStaffEmails(target.checked)}>
        With the email addresses of staff
      </Checkbox>
      <Button icon={<Download size={18} aria-hidden />} loading={isExporting} onClick={exportSetup}>
        Export setup
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </Flex>
  )
}
