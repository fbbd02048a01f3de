/** The validation errors by row, to be corrected in the file. */
import { Button, Flex } from 'antd'
import { Download } from 'lucide-react'
import parts from '../../components/components.module.css'
import { DataTable } from '../../components/DataTable.tsx'
import { downloadBlob } from '../../components/download-blob.ts'
import { buildErrorTable } from './csv.ts'
import type { ImportReport, RowError } from './import-report.ts'

type ErrorRow = RowError & { id: string }

const columns = {
  Row: ({ row }: ErrorRow) => row.toLocaleString('en-US'),
  Field: ({ field }: ErrorRow) => field || 'Whole row',
  Error: ({ message }: ErrorRow) => message,
}

export function RowErrors({ report: { errors, errorCount } }: { report: ImportReport }) {
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }))
  const isTruncated = errorCount > errors.length
  return (
    <Flex vertical align="start" gap="small">
      <p>
        Nothing can be imported yet. Correct these rows in the file and choose it again.
        {isTruncated &&
          ` The first ${errors.length} of ${errorCount.toLocaleString('en-US')} errors are shown.`}
      </p>
      <div className={parts.scrolling}>
        <DataTable label="Errors" rows={rows} columns={columns} />
      </div>
      <Button
        icon={<Download size={18} aria-hidden />}
        onClick={() => downloadBlob(buildErrorTable(errors), 'errors.csv')}
      >
        Download errors
      </Button>
    </Flex>
  )
}
