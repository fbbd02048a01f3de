/** What is wrong with which row, to be mended in the file. */
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { handOver } from '../../parts/saveFile.ts'
import { DataTable } from '../DataTable.tsx'
import { errorTable } from './csv.ts'
import type { Report, RowError } from './report.ts'
import styles from './transfer.module.css'

type Line = RowError & { id: string }

const columns = {
  Row: ({ row }: Line) => row.toLocaleString('en-US'),
  Field: ({ field }: Line) => field || 'Whole row',
  'What is wrong': ({ message }: Line) => message,
}

export function RowErrors({ report: { errors, errorCount } }: { report: Report }) {
  const lines = errors.map((error, place) => ({ ...error, id: String(place) }))
  const more = errorCount > errors.length
  return (
    <div className={styles.errors}>
      <p>
        Nothing can be imported yet. Mend these rows in the file and choose it again.
        {more && ` The first ${errors.length} of ${errorCount.toLocaleString('en-US')} errors are shown.`}
      </p>
      <div className={styles.errorTable}>
        <DataTable label="Errors, table" rows={lines} columns={columns} />
      </div>
      <Button
        icon={<Download size={18} aria-hidden />}
        onClick={() => handOver(errorTable(errors), 'errors.csv')}
      >
        Download these errors
      </Button>
    </div>
  )
}
