/** The import and export buttons of a list. */
import { useClearData } from '@access/kit'
import { Button } from 'antd'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Definition } from '../definition/definition.ts'
import { useListQuery } from '../list/use-list-query.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { getApiPath } from './transfer-urls.ts'

export function Transfer({ definition, onImported }: { definition: Definition; onImported(): void }) {
  const [openDialog, setOpenDialog] = useState<'export' | 'import' | null>(null)
  const { query } = useListQuery(definition)
  const clearData = useClearData()
  const apiPath = getApiPath(definition.queries.typename)
  if (apiPath === undefined) return null
  return (
    <>
      <Button icon={<Upload size={18} aria-hidden />} onClick={() => setOpenDialog('import')}>
        Import
      </Button>
      <Button icon={<Download size={18} aria-hidden />} onClick={() => setOpenDialog('export')}>
        Export
      </Button>
      {openDialog === 'export' && (
        <ExportDialog
          definition={definition}
          apiPath={apiPath}
          query={query}
          onClosed={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'import' && (
        <ImportDialog
          definition={definition}
          apiPath={apiPath}
          onClosed={(isDone) => {
            setOpenDialog(null)
            if (!isDone) return
            // No GraphQL mutation invalidates the affected lists and counts: all are fetched again.
            clearData()
            onImported()
          }}
        />
      )}
    </>
  )
}
