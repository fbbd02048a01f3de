/** The list, to take along: on paper for the door, or as a table. */
import { Alert, Button } from 'antd'
import { Download, Printer } from 'lucide-react'
import parts from '../parts/parts.module.css'
import { useSaveFile } from '../parts/useSaveFile.ts'
import styles from './registrations.module.css'

export function TakeAway({ event, title }: { event: string; title: string }) {
  const { save, isSaving, refused } = useSaveFile()
  const name = `registrations-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`
  return (
    <div className={styles.takeAway}>
      <div className={parts.buttons}>
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print for the door
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          loading={isSaving}
          onClick={() => save(`/api/admin/registrations/${encodeURIComponent(event)}/export`, name)}
        >
          Export CSV
        </Button>
      </div>
      {refused && <Alert type="error" showIcon title={refused} />}
    </div>
  )
}
