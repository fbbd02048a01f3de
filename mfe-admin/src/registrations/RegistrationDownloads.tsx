/** Prints the attendance list, or exports it as CSV. */
import { Alert, Button, Flex } from 'antd'
import { Download, Printer } from 'lucide-react'
import { useSaveFile } from '../data/use-save-file.ts'

export function RegistrationDownloads({ event, title }: { event: string; title: string }) {
  const { save, isSaving, errorMessage } = useSaveFile()
  const name = `registrations-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`
  return (
    <Flex vertical gap="small" className="no-print">
      <Flex wrap gap="small">
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print attendance list
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          loading={isSaving}
          onClick={() => save(`/api/admin/registrations/${encodeURIComponent(event)}/export`, name)}
        >
          Export CSV
        </Button>
      </Flex>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </Flex>
  )
}
