/** The buttons by which the items of a list go out and come in as files. */
import { useClearData } from '@access/kit'
import { Button } from 'antd'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Definition, Listed } from '../definition.ts'
import { useQuestion } from '../list/useQuestion.ts'
import { placeOf } from './addresses.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

export function Transfer<Row extends Listed, Draft extends object>({
  definition,
  onImported,
}: {
  definition: Definition<Row, Draft>
  onImported(): void
}) {
  const [opened, setOpened] = useState<'export' | 'import' | null>(null)
  const { question } = useQuestion(definition)
  const clearData = useClearData()
  const place = placeOf(definition.documents.typename)
  if (place === undefined) return null
  return (
    <>
      <Button icon={<Upload size={18} aria-hidden />} onClick={() => setOpened('import')}>
        Import
      </Button>
      <Button icon={<Download size={18} aria-hidden />} onClick={() => setOpened('export')}>
        Export
      </Button>
      {opened === 'export' && (
        <ExportDialog
          definition={definition}
          place={place}
          question={question}
          onClosed={() => setOpened(null)}
        />
      )}
      {opened === 'import' && (
        <ImportDialog
          definition={definition}
          place={place}
          onClosed={(isDone) => {
            setOpened(null)
            if (!isDone) return
            // No mutation of GraphQL has said which lists and counts this changes: all are read again.
            clearData()
            onImported()
          }}
        />
      )}
    </>
  )
}
